import { agentEvents } from '#modules/agents/contract/agents.events.ts';
import type { StreamMessage } from '#platform/contract/events.ts';
import { readFilesOfAgent, type AgentFileRow } from '../agent-files.queries.ts';
import type { AgentsContext } from '../agents-context.ts';
import { markProcessing, recordFileOutcome } from '../usecases/record-file-outcome.ts';
import type { TakenSync } from '../usecases/take-on-sync.ts';
import { indexDocument, type DocumentOutcome } from './index-document.ts';
import { planSync, type SyncPlan } from './plan-sync.ts';
import { readFile, type Reading } from './read-file.ts';
import { createRunLog } from './run-log.ts';
import { createRunWriter, type RunWriter } from './run-writer.ts';
import { StageClock } from './stage-clock.ts';
import { RunStoppedError, type SyncCounters, type SyncRun } from './sync-run.ts';

/** When the machinery fails this often in a row it is down, and the other files would fail as well. */
const FAILURES_IN_A_ROW = 3;

/**
 * Does a run from its plan to its end. Between two short transactions it reads, embeds and writes to the
 * index; a crash anywhere loses at most the file in hand, which the next worker takes up again.
 */
export async function runSync(
  context: AgentsContext,
  { run, counters: before, cancelRequested }: TakenSync,
  stopping: AbortSignal,
): Promise<void> {
  const log = createRunLog(context.translator, run);
  const writer = createRunWriter(context, run);
  const asked = listenForStop(context, run);
  const signal = AbortSignal.any([stopping, asked.signal]);
  let counters = before;

  try {
    if (cancelRequested) throw new RunStoppedError();
    const plan = await makePlan(context, run);
    counters = { ...counters, filesTotal: counters.filesDone + plan.toIndex.length };
    await writer.advance({ counters, currentFile: null, lines: log.opening(plan) });
    await removeFromIndex(context, run, plan.toRemove);

    let failuresInARow = 0;
    for await (const planned of readAhead(context, run, { files: plan.toIndex, signal })) {
      const startedAt = performance.now();
      const outcome = await syncFile(context, run, { ...planned, counters, writer, signal });
      const { file, clock } = planned;
      const took = { ms: Math.round(performance.now() - startedAt), stages: clock.times };
      counters = countOutcome(counters, outcome);
      await writer.advance({
        counters,
        currentFile: file.filename,
        lines: log.outcome(file, outcome),
        also: (tx) => recordFileOutcome(tx, run, { file, outcome, took }),
      });
      const isMachinery = outcome.status === 'error' && outcome.machinery;
      failuresInARow = isMachinery ? failuresInARow + 1 : 0;
      if (isMachinery && failuresInARow === FAILURES_IN_A_ROW) {
        const lines = log.stopped(outcome.reason);
        return await writer.finish({ status: 'failed', counters, lines });
      }
    }
    const status = statusOf(counters);
    const lines = [...log.removed(plan.toRemove.length), ...log.ending(status, counters)];
    await writer.finish({ status, counters, lines });
  } catch (error) {
    if (!(error instanceof RunStoppedError)) throw error;
    const lines = log.ending('cancelled', counters);
    await writer.finish({ status: 'cancelled', counters, lines });
  } finally {
    asked.close();
  }
}

interface PlannedFile {
  readonly file: AgentFileRow;
  readonly clock: StageClock;
  readonly reading: Promise<Reading>;
}

interface FileInHand extends PlannedFile {
  readonly counters: SyncCounters;
  readonly writer: RunWriter;
  readonly signal: AbortSignal;
}

async function syncFile(
  context: AgentsContext,
  run: SyncRun,
  { file, reading, clock, counters, writer, signal }: FileInHand,
): Promise<DocumentOutcome> {
  const currentFile = file.filename;
  await writer.advance({ counters, currentFile, also: (tx) => markProcessing(tx, run, file) });
  const outcome = await indexDocument(context, run, {
    file,
    reading: await reading,
    clock,
    signal,
    onProgress: ({ chunks }) => {
      const chunksEmbedded = counters.chunksEmbedded + chunks;
      return writer.advanceIfDue({ counters: { ...counters, chunksEmbedded }, currentFile });
    },
  });
  if (outcome.status === 'gone') await removeFromIndex(context, run, [file.id]);
  return outcome;
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
  { actor, agentId, index, jobId, onlyFiles, settings }: SyncRun,
): Promise<SyncPlan> {
  const files = await database.inCompany(actor, (tx) => readFilesOfAgent(tx, actor, agentId), {
    readOnly: true,
  });
  const indexed = await retrieval.listFiles(index);
  return planSync({ files, indexed, settings: settings.key, jobId, only: onlyFiles });
}

/** Reads one file further than the one in hand: reading and indexing keep different processors busy. */
async function* readAhead(
  context: AgentsContext,
  run: SyncRun,
  { files, signal }: { files: readonly AgentFileRow[]; signal: AbortSignal },
) {
  const read = (file: AgentFileRow): PlannedFile => {
    const clock = new StageClock();
    const reading = readFile(context, run, { file, clock, signal });
    // Whoever awaits it hears of a failure; nobody may, when the run ends before.
    reading.catch(() => undefined);
    return { file, clock, reading };
  };
  let next: PlannedFile | undefined;
  for (const [position, file] of files.entries()) {
    const current = next ?? read(file);
    const following = files[position + 1];
    next = following && read(following);
    yield current;
  }
}

/** Hears at once when a person asks the run to stop or deletes its agent. */
function listenForStop({ announcements }: AgentsContext, { actor, agentId, jobId }: SyncRun) {
  const asked = new AbortController();
  const close = announcements.subscribe(actor.companyId, (message: StreamMessage) => {
    if (message.type !== 'changed') return;
    const isCancel =
      message.event === agentEvents.sync_cancel_requested && message.entity_id === jobId;
    const isDeletion = message.event === agentEvents.deleted && message.entity_id === agentId;
    if (isCancel || isDeletion) asked.abort(new RunStoppedError());
  });
  return { signal: asked.signal, close };
}

function statusOf({ filesSent, filesFailed }: SyncCounters) {
  if (filesFailed === 0) return 'success';
  return filesSent === 0 ? 'failed' : 'completed_with_errors';
}

function countOutcome(counters: SyncCounters, outcome: DocumentOutcome): SyncCounters {
  switch (outcome.status) {
    case 'gone':
      return { ...counters, filesTotal: counters.filesTotal - 1 };
    case 'error':
      return {
        ...counters,
        filesDone: counters.filesDone + 1,
        filesFailed: counters.filesFailed + 1,
      };
    case 'ready':
      return {
        ...counters,
        filesDone: counters.filesDone + 1,
        filesSent: counters.filesSent + 1,
        chunksEmbedded: counters.chunksEmbedded + outcome.chunks,
      };
  }
}
