import { normaliseText } from '#libraries/text/normalise-text.ts';
import { engineEvents, type Engine, type EngineInput } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { engineKeeper } from './engines.queries.ts';
import { storeVersion } from './store-version.ts';

/** Registers an engine; its logic is the first version. */
export async function createEngine(
  tx: Transaction,
  scope: Scope,
  input: EngineInput,
): Promise<Engine> {
  const created = await engineKeeper.create(tx, scope, {
    event: engineEvents.created,
    values: {
      ...input,
      code_key: normaliseText(input.code),
      name_key: normaliseText(input.name),
    },
  });
  await storeVersion(tx, scope, { engine_id: created.id, number: 1, logic: input.logic, note: '' });
  return created;
}
