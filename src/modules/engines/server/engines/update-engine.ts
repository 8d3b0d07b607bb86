import { normaliseText } from '#libraries/text/normalise-text.ts';
import {
  engineEvents,
  type Engine,
  type EngineChange,
  type EngineMove,
} from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { engineKeeper } from './engines.queries.ts';
import { moveStatus } from './move-status.ts';
import { storeVersion } from './store-version.ts';

interface Update<Change> {
  readonly id: string;
  readonly change: Change;
  readonly translator: Translator;
}

/** Changes what an engine's form holds; another logic becomes another version. */
export function updateEngine(
  tx: Transaction,
  scope: Scope,
  { id, change, translator }: Update<EngineChange>,
): Promise<Engine> {
  const { updated_at, change_note, ...fields } = change;
  let keepers: string[] = [];
  return engineKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: (before, after) => describeChange(before, after, keepers),
    async values(stored) {
      keepers = keepersOf(stored, scope);
      const status = await moveStatus(tx, scope, { ...fields, stored, translator });
      const isNewLogic = fields.logic !== stored.logic;
      const version = isNewLogic ? stored.version + 1 : stored.version;
      if (isNewLogic) {
        await storeVersion(tx, scope, {
          engine_id: id,
          number: version,
          logic: fields.logic,
          note: change_note,
        });
      }
      return {
        ...fields,
        ...status,
        name_key: normaliseText(fields.name),
        version,
      };
    },
  });
}

/** Moves an engine to another status and changes nothing else. */
export function moveEngine(
  tx: Transaction,
  scope: Scope,
  { id, change, translator }: Update<EngineMove>,
): Promise<Engine> {
  let keepers: string[] = [];
  return engineKeeper.change(tx, scope, {
    id,
    seen: change,
    event: (before, after) => describeChange(before, after, keepers),
    values(stored) {
      keepers = keepersOf(stored, scope);
      return moveStatus(tx, scope, { ...change, stored, translator });
    },
  });
}

/** Those who look after an engine, besides the person who changes it. */
function keepersOf(stored: { author: string; editor: string }, { userId }: Scope): string[] {
  return [...new Set([stored.author, stored.editor])].filter((id) => id !== userId);
}

/** Deprecating an engine is an event of its own, which its keepers are notified of. */
function describeChange(before: Engine, after: Engine, keepers: readonly string[]) {
  const isDeprecated = after.status === 'deprecated' && before.status !== 'deprecated';
  return isDeprecated
    ? { name: engineEvents.deprecated, after: { ...after, tell: keepers } }
    : { name: engineEvents.updated, after };
}
