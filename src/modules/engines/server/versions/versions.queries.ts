import { and, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { EngineVersion } from '#modules/engines/contract/versions.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { compareLines } from './compare-lines.ts';
import { engineVersions } from '../engines/engines.tables.ts';

/** More than anybody looks through; the newest are what one looks for. */
const SHOWN = 500;

/** The versions of an engine's logic, the newest first. */
export function listVersions(
  tx: Transaction,
  { companyId, language }: Scope,
  engineId: string,
): Promise<EngineVersion[]> {
  return tx
    .select({
      number: engineVersions.number,
      note: engineVersions.note,
      created_at: engineVersions.created_at,
      created_by: engineVersions.created_by_employee,
      created_by_name: employeeName({
        companyId: engineVersions.company_id,
        id: engineVersions.created_by_employee,
        language,
      }),
    })
    .from(engineVersions)
    .where(and(eq(engineVersions.company_id, companyId), eq(engineVersions.engine_id, engineId)))
    .orderBy(desc(engineVersions.number))
    .limit(SHOWN);
}

interface Version {
  readonly engineId: string;
  readonly number: number;
}

export async function findLogic(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { engineId, number }: Version,
): Promise<string> {
  const [row] = await tx
    .select({ logic: engineVersions.logic })
    .from(engineVersions)
    .where(hasValues(engineVersions, { company_id: companyId, engine_id: engineId, number }));
  if (row === undefined) throw errors.not_found();
  return row.logic;
}

/** What changed from one version to another; before the first there was nothing. */
export async function compareVersions(
  tx: Transaction,
  scope: Scope,
  { engineId, from, to }: { engineId: string; from: number; to: number },
) {
  const before = from === 0 ? '' : await findLogic(tx, scope, { engineId, number: from });
  const lines = compareLines(before, await findLogic(tx, scope, { engineId, number: to }));
  const count = (wanted: string) => lines.filter(({ kind }) => kind === wanted).length;
  return { added: count('added'), removed: count('removed'), lines };
}
