import type { z } from 'zod';
import {
  MOST_SUB_FUNCTIONS,
  subFunctionErrors,
  subFunctionEvents,
  type SubFunction,
  type subFunctionInput,
} from '#modules/engines/contract/sub-functions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { subFunctionKeeper } from './sub-functions.queries.ts';

interface Addition {
  readonly engineId: string;
  readonly input: z.output<typeof subFunctionInput>;
}

export async function addSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, input }: Addition,
): Promise<SubFunction> {
  await engineKeeper.lock(tx, scope, engineId);
  const { sub_function_count: count } = await engineKeeper.find(tx, scope, engineId);
  if (count >= MOST_SUB_FUNCTIONS) {
    throw subFunctionErrors.sub_functions_full({ parameters: { limit: MOST_SUB_FUNCTIONS } });
  }
  return subFunctionKeeper.create(tx, scope, {
    event: (after) => ({
      name: subFunctionEvents.sub_function_added,
      after: { ...after, engineId },
    }),
    values: { ...input, engine_id: engineId },
  });
}
