import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActivityInput } from '#modules/catalogue/contract/activity.ts';
import { catalogueActivity } from './activity.tables.ts';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';

const opened = [
  ['module', catalogueModules],
  ['feature', catalogueFeatures],
  ['field', catalogueFields],
] as const;

/** A module has no screen of its own: expanding it counts as opening it. */
const OPENING: ReadonlySet<ActivityInput['type']> = new Set(['view', 'expand']);

/** Records what the person did; what was opened becomes more popular. */
export async function addActivities(
  tx: Transaction,
  { companyId, userId, employeeId }: Pick<Scope, 'companyId' | 'userId' | 'employeeId'>,
  entries: readonly ActivityInput[],
): Promise<{ accepted: number }> {
  const other = entries.findIndex(({ user_id = userId }) => user_id !== userId);
  if (other !== -1) {
    const path = entries.length === 1 ? 'user_id' : `entries.${other}.user_id`;
    const code = 'catalogue:errors.user_of_another_session';
    throw errors.validation_failed({ fields: [{ path, code }] });
  }
  const rows = entries.map(({ timestamp, ...entry }) => ({
    ...entry,
    company_id: companyId,
    id: newId(),
    user_id: userId,
    employee_id: employeeId,
    at: timestamp,
    missed: missedBy(entry),
  }));
  await insertRows(tx, catalogueActivity, { rows });
  for (const [kind, table] of opened) {
    const ids = entries.flatMap(({ type, details }) =>
      OPENING.has(type) && details.entry_kind === kind && details.opened !== undefined
        ? [details.opened]
        : [],
    );
    if (ids.length === 0) continue;
    await tx
      .update(table)
      .set({ popularity: sql`${table.popularity} + 1` })
      .where(and(eq(table.company_id, companyId), inArray(table.id, ids)));
  }
  return { accepted: entries.length };
}

function missedBy({ type, details }: Pick<ActivityInput, 'type' | 'details'>): string | null {
  if (type !== 'search' || details.results !== 0) return null;
  const text = normaliseText(details.query ?? '');
  return text === '' ? null : text;
}
