import {
  trackingEntities,
  type StageEvent,
} from '#modules/feature-development/contract/records.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { percentOf } from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { findSow, isSow, lockSow, type SowRow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { findStage, type StageRow } from './stages.queries.ts';
import { keepProgress, weightBetween } from '../records/keep-progress.ts';

/** What every command says. */
export interface StageCommand {
  readonly sow_id: string;
  readonly stage_number: number;
  /** Which state of the SOW whoever commands was looking at, if she says. */
  readonly version?: number | undefined;
  readonly at: string;
  readonly translator: Translator;
}

/** What a command finds, with the SOW held so that nobody else moves it meanwhile. */
export interface Held {
  readonly sow: SowRow;
  /** The pass in which the stage is. */
  readonly stage: StageRow;
}

/** What has become of the SOW, and what the history keeps besides. */
interface Outcome extends Partial<Pick<SowRow, 'current_stage' | 'stage_started_at'>> {
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

interface Rules {
  readonly command: StageCommand;
  readonly event: StageEvent;
  /** Whether all is already as the command wants it, by her who commands. */
  readonly isFulfilled: (held: Held) => boolean | Promise<boolean>;
  /** Refuses what is not legal, and writes the stage. */
  readonly carryOut: (held: Held) => Promise<Outcome>;
}

/**
 * The one way in which a stage moves: one at a time on each SOW. A command that is fulfilled changes
 * nothing, one that goes by an old state of the SOW is refused with the stored one, and with the SOW the
 * sums above it are kept in the same transaction.
 */
export async function runCommand(
  tx: Transaction,
  scope: Scope,
  { command, event, isFulfilled, carryOut }: Rules,
): Promise<Sow> {
  const { sow_id, stage_number, version, at } = command;
  const sow = await lockSow(tx, scope, sow_id);
  const stage = await findStage(tx, scope, { sow_id, stage_number });
  const held = { sow, stage };
  if (await isFulfilled(held)) return findSow(tx, scope, sow_id);
  if (version !== undefined && version !== sow.version) {
    throw errors.conflict({ current: await findSow(tx, scope, sow_id) });
  }
  const { before, after, ...columns } = await carryOut(held);
  const current_stage = columns.current_stage ?? sow.current_stage;
  await tx
    .update(sows)
    .set({
      ...columns,
      ...('stage_started_at' in columns ? { stands_since: at } : {}),
      version: sow.version + 1,
      updated_by: scope.userId,
      updated_by_employee: scope.employeeId,
      updated_at: at,
    })
    .where(isSow(scope.companyId, sow_id));
  if (current_stage !== sow.current_stage) {
    const gain = weightBetween(sow.current_stage, current_stage);
    await keepProgress(tx, scope, [{ sop_id: sow.sop_id, ...gain }]);
  }
  const told = { stage_number, pass: stage.pass };
  await recordEvent(tx, scope, {
    name: event,
    entity: trackingEntities.sow,
    entityId: sow_id,
    before: { ...told, ...standing(sow.current_stage), ...before },
    after: { ...told, ...standing(current_stage), ...after },
  });
  return findSow(tx, scope, sow_id);
}

function standing(current_stage: number) {
  return { current_stage, progress: percentOf(current_stage) };
}
