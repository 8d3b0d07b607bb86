import type { Engine } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { findEngine, lockEngine } from '../engines/engines.queries.ts';
import { findLogic } from './versions.queries.ts';
import { updateEngine } from '../engines/update-engine.ts';

interface Restoration {
  readonly engineId: string;
  readonly number: number;
  readonly translator: Translator;
}

/** Makes the logic of an earlier version the newest one; what came between stays in the list of versions. */
export async function restoreVersion(
  tx: Transaction,
  scope: Scope,
  { engineId, number, translator }: Restoration,
): Promise<Engine> {
  await lockEngine(tx, scope, engineId);
  const engine = await findEngine(tx, scope, engineId);
  const { name, type, status, description, tags, retires_on, updated_at } = engine;
  const change = {
    name,
    type,
    status,
    description,
    tags,
    retires_on,
    updated_at,
    replacement_id: engine.replacement?.id ?? null,
    logic: await findLogic(tx, scope, { engineId, number }),
    change_note: translator.translate(scope.language, 'engines:messages.restored', { number }),
  };
  return updateEngine(tx, scope, { id: engineId, change, translator });
}
