import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SettingRow } from '../settings/settings.queries.ts';
import { notificationSettingVersions as versions } from '../settings/settings.tables.ts';

/** More than anybody looks through; the newest are what one looks for. */
const SHOWN = 500;

/** The versions that were in force, the newest first. */
export function listVersions(
  tx: Transaction,
  { companyId, language }: Scope,
  settingId: string,
): Promise<{ number: number; created_at: string; created_by_name: string | null }[]> {
  return tx
    .select({
      number: versions.number,
      created_at: versions.created_at,
      created_by_name: employeeName({
        companyId: versions.company_id,
        id: versions.created_by_employee,
        language,
      }),
    })
    .from(versions)
    .where(and(eq(versions.company_id, companyId), eq(versions.setting_id, settingId)))
    .orderBy(desc(versions.number))
    .limit(SHOWN);
}

/** What a version was. */
export async function findVersion(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { settingId, number }: { settingId: string; number: number },
) {
  const [row] = await tx
    .select({ event: versions.event, info: versions.info })
    .from(versions)
    .where(hasValues(versions, { company_id: companyId, setting_id: settingId, number }));
  if (row === undefined) throw errors.not_found();
  return row;
}

/** What differs between two versions, or between one and the draft. */
export async function compareVersions(
  tx: Transaction,
  scope: Scope,
  { setting, from, to }: { setting: SettingRow; from: number; to?: number | undefined },
): Promise<{ field: string; before: unknown; after: unknown }[]> {
  const flat = ({ event, info }: { event: string; info: object }): Record<string, unknown> => ({
    event,
    ...info,
  });
  const settingId = setting.id;
  const before = flat(await findVersion(tx, scope, { settingId, number: from }));
  const after = flat(
    to === undefined
      ? { event: setting.event, info: setting.draft }
      : await findVersion(tx, scope, { settingId, number: to }),
  );
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
