import type { z } from 'zod';
import {
  subFunctionEvents,
  type SubFunction,
  type subFunctionChange,
} from '#modules/engines/contract/sub-functions.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { subFunctionKeeper } from './sub-functions.queries.ts';

interface Change {
  readonly engineId: string;
  readonly id: string;
  readonly change: z.output<typeof subFunctionChange>;
}

/** Changes a part of an engine, unless somebody else saved it since the editor looked. */
export async function changeSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, id, change: { updated_at, ...fields } }: Change,
): Promise<SubFunction> {
  await lockSubFunction(tx, scope, { engineId, id });
  return subFunctionKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: subFunctionEvents.sub_function_changed,
    values: () => fields,
  });
}

export async function removeSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, id }: { engineId: string; id: string },
): Promise<void> {
  await lockSubFunction(tx, scope, { engineId, id });
  await subFunctionKeeper.delete(tx, scope, {
    id,
    event: (before) => ({
      name: subFunctionEvents.sub_function_removed,
      before: { ...before, engineId },
    }),
  });
}

/** Another engine's part is as good as missing. */
async function lockSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, id }: { engineId: string; id: string },
): Promise<void> {
  const { engine_id } = await subFunctionKeeper.lock(tx, scope, id);
  if (engine_id !== engineId) throw errors.not_found();
}
