import { SOW, type Sow } from '#modules/feature-development/contract/sows.ts';
import { type StageEvent } from '#modules/feature-development/contract/stages.ts';
import { percentOf } from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { isSow, lockSow, type SowRow } from '../records/sows.queries.ts';
import { findSow } from './find-sow.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { findStage, type StageRow } from './stages.queries.ts';
import { recordedNotice, type Concerned } from './stage-notices.ts';
import { updateProgress, weightBetween } from '../records/update-progress.ts';

export interface StageCommand {
  readonly sow_id: string;
  readonly stage_number: number;
  /** The version of the SOW that the caller saw; any version when it is left out. */
  readonly version?: number | undefined;
  readonly at: string;
  readonly translator: Translator;
}

/** What a command finds, with the SOW locked so that nobody else moves it meanwhile. */
export interface LockedStage {
  readonly sow: SowRow;
  /** The current pass of the stage. */
  readonly stage: StageRow;
}

/** How the SOW changes, and what the history records besides. */
interface Outcome extends Partial<Pick<SowRow, 'current_stage' | 'stage_started_at'>> {
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  /** Who finds it in the inbox. */
  readonly concerned?: Concerned;
}

interface Rules {
  readonly command: StageCommand;
  readonly event: StageEvent;
  /** Whether the caller has already made everything as the command wants it. */
  readonly isFulfilled: (locked: LockedStage) => boolean | Promise<boolean>;
  /** Refuses what another person did already: it says more than that the version is old. */
  readonly refuseDone?: (locked: LockedStage) => Promise<void>;
  /** Refuses what is not allowed, and writes the stage. */
  readonly carryOut: (locked: LockedStage) => Promise<Outcome>;
}

/**
 * The only way to move a stage, one command at a time on each SOW. A command that is already fulfilled
 * changes nothing, one based on an old state of the SOW is refused with the stored one, and the sums above
 * the SOW are updated in the same transaction.
 */
export async function runCommand(
  tx: Transaction,
  scope: Scope,
  { command, event, isFulfilled, refuseDone, carryOut }: Rules,
): Promise<Sow> {
  const { sow_id, stage_number, version, at } = command;
  const sow = await lockSow(tx, scope, sow_id);
  const stage = await findStage(tx, scope, { sow_id, stage_number });
  const locked = { sow, stage };
  if (await isFulfilled(locked)) return findSow(tx, scope, sow_id);
  await refuseDone?.(locked);
  if (version !== undefined && version !== sow.version) {
    throw errors.conflict({ current: await findSow(tx, scope, sow_id) });
  }
  const { before, after, concerned = {}, ...columns } = await carryOut(locked);
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
  const gain = weightBetween(sow, { ...sow, ...columns });
  if (Object.values(gain).some((more) => more !== 0)) {
    await updateProgress(tx, scope, [{ sop_id: sow.sop_id, ...gain }]);
  }
  const moved = await findSow(tx, scope, sow_id);
  const same = { stage_number, pass: stage.pass, ...notifiedOf(moved) };
  const notice = await recordedNotice(tx, scope, concerned);
  await recordEvent(tx, scope, {
    name: event,
    entity: SOW,
    entityId: sow_id,
    before: { ...same, ...progressAt(sow.current_stage), ...before },
    after: { ...same, ...progressAt(current_stage), ...after, ...notice },
  });
  return moved;
}

/** What messages say of the SOW: the same before and after, so that the history does not repeat it. */
function notifiedOf({ name, sop_id, status, due_date, assignee_id }: Sow) {
  return { sow_name: name, within: sop_id, status, due_date, assignee_id };
}

function progressAt(current_stage: number) {
  return { current_stage, progress: percentOf(current_stage) };
}
