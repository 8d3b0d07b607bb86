import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  audienceErrors,
  audienceEvents,
  NOTIFICATION_AUDIENCE,
  type Audience,
  type AudienceInput,
} from '#modules/notifications/contract/audiences.ts';
import { customLimits } from '#modules/notifications/contract/custom-limits.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { refuseForeign } from '../settings/refuse-foreign.ts';
import { notificationAudiences as audiences } from './audiences.tables.ts';

export const audienceKeeper = keepRecords({
  table: audiences,
  entity: NOTIFICATION_AUDIENCE,
  columns: () => getTableColumns(audiences),
  show: ({ name, recipient_others: others }) => ({ name, outside: others.length }),
  refusals: { notification_audiences_name_is_unique: { path: 'name' } },
});

/** The saved audiences of the company by name. */
export function listAudiences(tx: Transaction, { companyId }: Scope) {
  return tx
    .select({
      id: audiences.id,
      name: audiences.name,
      outside: sql<number>`jsonb_array_length(${audiences.recipient_others})`.mapWith(Number),
      createdAt: audiences.created_at,
    })
    .from(audiences)
    .where(eq(audiences.company_id, companyId))
    .orderBy(asc(inThaiOrder(audiences.name)))
    .limit(customLimits.audiences);
}

/** One of them with everybody in it. */
export async function findAudience(tx: Transaction, scope: Scope, id: string): Promise<Audience> {
  const { created_at: createdAt, ...row } = await audienceKeeper.find(tx, scope, id);
  return { ...row, createdAt, outside: row.recipient_others.length };
}

/** Saves an audience; returns its id. */
export async function createAudience(
  tx: Transaction,
  scope: Scope,
  input: AudienceInput,
): Promise<string> {
  await refuseForeign(tx, scope, { audience: input });
  const [stored] = await tx
    .select({ many: count() })
    .from(audiences)
    .where(eq(audiences.company_id, scope.companyId));
  const limit = customLimits.audiences;
  if ((stored?.many ?? 0) >= limit) throw audienceErrors.audiences_full({ parameters: { limit } });
  const id = newId();
  await audienceKeeper.create(tx, scope, {
    event: audienceEvents.audience_created,
    values: { ...input, id },
  });
  return id;
}
