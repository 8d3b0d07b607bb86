import { engineChange, type Engine } from '#modules/engines/contract/engines.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { updateEngine } from '../engines/update-engine.ts';
import { findLogic } from './versions.queries.ts';

interface Restoration {
  readonly engineId: string;
  readonly number: number;
  readonly translator: Translator;
  readonly jobs: Context['jobs'];
}

/** Makes the logic of an earlier version the newest one; what came between stays in the list of versions. */
export async function restoreVersion(
  tx: Transaction,
  scope: Scope,
  { engineId, number, translator, jobs }: Restoration,
): Promise<Engine> {
  const stored = await engineKeeper.lock(tx, scope, engineId);
  const change = engineChange.strip().parse({
    ...stored,
    logic: await findLogic(tx, scope, { engineId, number }),
    change_note: translator.translate(scope.language, 'engines:messages.restored', { number }),
  });
  return updateEngine(tx, scope, { id: engineId, change, translator, jobs });
}
