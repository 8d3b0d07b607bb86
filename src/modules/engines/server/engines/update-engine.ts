import { normaliseText } from '#libraries/text/normalise-text.ts';
import {
  engineEvents,
  type Engine,
  type EngineChange,
  type EngineMove,
} from '#modules/engines/contract/engines.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { isOutOfUse } from '#modules/engines/contract/engine-status.ts';
import { engineWithdrawn } from './engine-withdrawn.job.ts';
import { engineKeeper } from './engines.queries.ts';
import { moveStatus } from './move-status.ts';
import { storeVersion } from './store-version.ts';

interface Update<Change> {
  readonly id: string;
  readonly change: Change;
  readonly translator: Translator;
  readonly jobs: Pick<Context['jobs'], 'enqueue'>;
}

/** Changes what an engine's form holds; another logic becomes another version. */
export function updateEngine(
  tx: Transaction,
  scope: Scope,
  { id, change, translator, jobs }: Update<EngineChange>,
): Promise<Engine> {
  const { updated_at, change_note, uses_seen, ...fields } = change;
  let keepers: string[] = [];
  return engineKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: (before, after) => describeChange(before, after, keepers),
    async values(stored) {
      keepers = keepersOf(stored, scope);
      const move = { ...fields, uses_seen };
      const status = await moveStatus(tx, scope, { ...move, stored, translator });
      await notifyUsers(tx, scope, { stored, move, jobs });
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
  { id, change, translator, jobs }: Update<EngineMove>,
): Promise<Engine> {
  let keepers: string[] = [];
  return engineKeeper.change(tx, scope, {
    id,
    seen: change,
    event: (before, after) => describeChange(before, after, keepers),
    async values(stored) {
      keepers = keepersOf(stored, scope);
      const status = await moveStatus(tx, scope, { ...change, stored, translator });
      await notifyUsers(tx, scope, { stored, move: change, jobs });
      return status;
    },
  });
}

/** Those who look after an engine, besides the person who changes it. */
function keepersOf(stored: { author: string; editor: string }, { userId }: Scope): string[] {
  return [...new Set([stored.author, stored.editor])].filter((id) => id !== userId);
}

/** What the engine's users are notified of by the modules that know them. */
async function notifyUsers(
  tx: Transaction,
  { companyId, userId, employeeId, requestId }: Scope,
  {
    stored,
    move,
    jobs,
  }: Pick<Update<unknown>, 'jobs'> & {
    stored: Pick<Engine, 'id' | 'status' | 'used_in_count'>;
    move: Pick<EngineMove, 'status'>;
  },
): Promise<void> {
  const { id: engineId, used_in_count } = stored;
  if (used_in_count === 0 || move.status === stored.status || !isOutOfUse(move.status)) return;
  await jobs.enqueue(tx, engineWithdrawn, {
    companyId,
    userId,
    employeeId,
    requestId,
    engineId,
  });
}

/** Taking an engine out of use is an event of its own, which its keepers are notified of. */
function describeChange(before: Engine, after: Engine, keepers: readonly string[]) {
  const isMoved = after.status !== before.status;
  return isMoved && isOutOfUse(after.status)
    ? {
        name: after.status === 'deprecated' ? engineEvents.deprecated : engineEvents.deactivated,
        after: { ...after, tell: keepers },
      }
    : { name: engineEvents.updated, after };
}
