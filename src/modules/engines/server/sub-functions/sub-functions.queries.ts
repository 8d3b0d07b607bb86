import { and, asc, eq } from 'drizzle-orm';
import type { SubFunction } from '#modules/engines/contract/sub-functions.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { engineSubFunctions } from '../engines/engines.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type SubFunctionRow = typeof engineSubFunctions.$inferSelect;

/** An engine's parts, in the order in which they were added. */
export async function listSubFunctions(
  tx: Transaction,
  { companyId }: Company,
  engineId: string,
): Promise<SubFunction[]> {
  const rows = await tx
    .select()
    .from(engineSubFunctions)
    .where(
      and(eq(engineSubFunctions.company_id, companyId), eq(engineSubFunctions.engine_id, engineId)),
    )
    .orderBy(asc(engineSubFunctions.id));
  return rows.map(describeSubFunction);
}

/** One of them, held until the transaction ends. */
export async function lockSubFunction(
  tx: Transaction,
  { companyId }: Company,
  { engineId, id }: { engineId: string; id: string },
): Promise<SubFunctionRow> {
  const [row] = await tx
    .select()
    .from(engineSubFunctions)
    .where(
      and(
        eq(engineSubFunctions.company_id, companyId),
        eq(engineSubFunctions.engine_id, engineId),
        eq(engineSubFunctions.id, id),
      ),
    )
    .for('update');
  if (row === undefined) throw errors.not_found();
  return row;
}

export function describeSubFunction(row: SubFunctionRow): SubFunction {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
