import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import {
  SUB_FUNCTION,
  subFunction,
  type SubFunction,
} from '#modules/engines/contract/sub-functions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { engineSubFunctions } from '../engines/engines.tables.ts';

/** Finds, creates, changes and deletes the parts of engines. */
export const subFunctionKeeper = keepRecords({
  table: engineSubFunctions,
  entity: SUB_FUNCTION,
  columns: () => getTableColumns(engineSubFunctions),
  show: (row) => subFunction.parse(row),
  refusals: {
    engine_sub_functions_name_is_unique: {
      path: 'name',
      code: 'engines:errors.sub_function_taken',
    },
  },
});

/** An engine's parts, in the order in which they were added. */
export function listSubFunctions(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  engineId: string,
): Promise<SubFunction[]> {
  return tx
    .select()
    .from(engineSubFunctions)
    .where(
      and(eq(engineSubFunctions.company_id, companyId), eq(engineSubFunctions.engine_id, engineId)),
    )
    .orderBy(asc(engineSubFunctions.id));
}
