import { readFilesOfAgent, type AgentFileRow } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { filesSeenAside } from '../index-generations/files-in-next-index.ts';
import { readAsideBooks } from '../index-generations/index-generations.queries.ts';
import type { EndedStatus } from './finish-sync.ts';
import { recordFileOutcomes } from './record-file-outcomes.ts';
import { settleAside } from './finish-next-index.ts';
import type { TakenSync } from './claim-sync.ts';
import { compareAside } from './compare-next-index.ts';
import { inGroups } from './work-in-groups.ts';
import { indexDocument } from './index-document.ts';
import { listenForStop } from './listen-for-stop.ts';
import { planSync, type SyncPlan } from './plan-sync.ts';
import { probeDocuments, type DocumentOutcome } from './probe-documents.ts';
import { createRunLog, type RunLog } from './run-log.ts';
import { RunProgress } from './run-progress.ts';
import { createRunWriter, type RunWriter } from './run-writer.ts';
import { StageClock } from './stage-clock.ts';
import { RunStoppedError, type SyncCounters, type SyncRun } from './sync-run.ts';

/** When the machinery fails this often in a row it is down, and the other files would fail as well. */
const FAILURES_IN_A_ROW = 3;
/** While one file is stored, others are read and embedded: each keeps another processor busy. */
const FILES_AT_ONCE = 3;
/** So many are not probed yet, at most: the work that a crash loses. */
const FILES_AHEAD = 8;

/**
 * Does a run from its plan to its end. Between two short transactions it reads, embeds and writes to the
 * index; a crash anywhere loses at most the files in hand, which the next worker takes up again.
 */
export async function runSync(
  context: AgentsContext,
  { run, counters, cancelRequested }: TakenSync,
  stopping: AbortSignal,
): Promise<void> {
  const log = createRunLog(context.translator, run);
  const progress = new RunProgress(counters);
  const writer = createRunWriter(context, { run, progress });
  const asked = listenForStop(context, run);
  const signal = AbortSignal.any([stopping, asked.signal]);

  try {
    if (cancelRequested) throw new RunStoppedError();
    const plan = await makePlan(context, run);
    await writer.advance({
      settle: () => progress.plan(plan.toIndex.length),
      lines: log.opening(plan),
    });
    await removeFromIndex(context, run, plan.toRemove);
    const means = { files: plan.toIndex, progress, writer, log, signal };
    const brokenBy = await syncFiles(context, run, means);
    if (brokenBy !== undefined) return await writer.finish('failed', log.stopped(brokenBy));
    const status = statusOf(progress.done);
    const lines = [...log.removed(plan.toRemove.length), ...log.ending(status, progress.done)];
    if (!run.aside || status === 'failed') return await writer.finish(status, lines);
    const comparison = await compareAside(context, run, signal);
    await writer.finish(status, [...lines, ...log.compared(comparison)], (tx) =>
      settleAside(tx, run, { comparison, jobs: context.jobs }),
    );
  } catch (error) {
    if (!(error instanceof RunStoppedError)) throw error;
    await writer.finish('cancelled', log.ending('cancelled', progress.done));
  } finally {
    asked.close();
  }
}

interface Means {
  readonly files: readonly AgentFileRow[];
  readonly progress: RunProgress;
  readonly writer: RunWriter;
  readonly log: RunLog;
  readonly signal: AbortSignal;
}

/** Indexes files ahead, and probes and records those that are indexed; tells what broke the machinery. */
async function syncFiles(
  context: AgentsContext,
  run: SyncRun,
  { files, progress, writer, log, signal }: Means,
): Promise<string | undefined> {
  const work = async (file: AgentFileRow, left: AbortSignal) => {
    const clock = new StageClock();
    progress.advance(file, 0);
    await writer.advanceIfDue();
    const indexing = await indexDocument(context, run, {
      file,
      clock,
      signal: AbortSignal.any([signal, left]),
      onProgress({ chunks }) {
        progress.advance(file, chunks);
        return writer.advanceIfDue();
      },
    });
    return { file, clock, indexing };
  };
  let failuresInARow = 0;
  for await (const group of inGroups(files, { atOnce: FILES_AT_ONCE, ahead: FILES_AHEAD, work })) {
    const outcomes = await probeDocuments(context, run, { group, signal });
    const settled: Settled[] = [];
    for (const [position, { file, clock }] of group.entries()) {
      const outcome = outcomes[position];
      if (outcome === undefined || failuresInARow === FAILURES_IN_A_ROW) break;
      settled.push({ file, clock, outcome });
      failuresInARow = isMachinery(outcome) ? failuresInARow + 1 : 0;
    }
    await settle(context, run, { settled, progress, writer, log });
    const last = settled.at(-1)?.outcome;
    if (failuresInARow === FAILURES_IN_A_ROW && last?.status === 'error') return last.reason;
  }
  return undefined;
}

interface Settled {
  readonly file: AgentFileRow;
  readonly clock: StageClock;
  readonly outcome: DocumentOutcome;
}

async function settle(
  context: AgentsContext,
  run: SyncRun,
  {
    settled,
    progress,
    writer,
    log,
  }: { settled: readonly Settled[] } & Pick<Means, 'progress' | 'writer' | 'log'>,
): Promise<void> {
  await removeFromIndex(
    context,
    run,
    settled.flatMap(({ file, outcome }) => (outcome.status === 'gone' ? [file.id] : [])),
  );
  await writer.advance({
    settle() {
      for (const { file, outcome } of settled) progress.settle(file, outcome);
    },
    lines: settled.flatMap(({ file, outcome }) => log.outcome(file, outcome)),
    also: (tx) => recordFileOutcomes(tx, run, settled),
  });
}

async function removeFromIndex(
  { retrieval }: AgentsContext,
  { index }: SyncRun,
  fileIds: readonly string[],
): Promise<void> {
  for (const fileId of fileIds) await retrieval.removeFile({ index, fileId });
}

async function makePlan(
  { database, retrieval }: AgentsContext,
  { actor, agentId, aside, index, jobId, onlyFiles, settings }: SyncRun,
): Promise<SyncPlan> {
  const files = await database.inCompany(
    actor,
    async (tx) => {
      const stored = await readFilesOfAgent(tx, actor, agentId);
      if (!aside) return stored;
      const books = await readAsideBooks(tx, index);
      return filesSeenAside(stored, { books, settings: settings.key });
    },
    { readOnly: true },
  );
  const indexed = await retrieval.listFiles(index);
  return planSync({ files, indexed, settings: settings.key, jobId, only: onlyFiles });
}

function statusOf({ files_sent: filesSent, files_failed: filesFailed }: SyncCounters): EndedStatus {
  if (filesFailed === 0) return 'success';
  return filesSent === 0 ? 'failed' : 'completed_with_errors';
}

function isMachinery(outcome: DocumentOutcome): boolean {
  return outcome.status === 'error' && outcome.machinery;
}
