import type { Engine, EngineChange, EngineMove } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { engineVersions } from './engines.tables.ts';
import { changeEngine, type EngineRow } from './change-engine.ts';
import { columnsOf } from './engine-columns.ts';
import { moveStatus } from './move-status.ts';

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
  return changeEngine(tx, scope, {
    id,
    updatedAt: change.updated_at,
    async settle(stored) {
      const status = await moveStatus(tx, scope, { ...change, stored, translator });
      const version = await keepVersion(tx, scope, {
        stored,
        logic: change.logic,
        note: change.change_note,
      });
      return { ...columnsOf({ ...change, code: stored.code }), ...status, version };
    },
  });
}

/** Moves an engine to another status and changes nothing else. */
export function moveEngine(
  tx: Transaction,
  scope: Scope,
  { id, change, translator }: Update<EngineMove>,
): Promise<Engine> {
  return changeEngine(tx, scope, {
    id,
    updatedAt: change.updated_at,
    settle: (stored) => moveStatus(tx, scope, { ...change, stored, translator }),
  });
}

interface NextLogic {
  readonly stored: EngineRow;
  readonly logic: string;
  readonly note: string;
}

/** Keeps another logic as the next version, and answers the number of the version that is in force. */
async function keepVersion(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  { stored, logic, note }: NextLogic,
): Promise<number> {
  if (logic === stored.logic) return stored.version;
  const number = stored.version + 1;
  await tx.insert(engineVersions).values({
    company_id: companyId,
    engine_id: stored.id,
    number,
    logic,
    note,
    created_by: userId,
    created_by_employee: employeeId,
  });
  return number;
}
