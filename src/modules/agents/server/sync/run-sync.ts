import { agentEvents } from '#modules/agents/contract/agents.events.ts';
import type { StreamMessage } from '#platform/contract/events.ts';
import { readFilesOfAgent, type AgentFileRow } from '../agent-files.queries.ts';
import type { AgentsContext } from '../agents-context.ts';
import { advanceSync } from '../usecases/advance-sync.ts';
import { finishSync } from '../usecases/finish-sync.ts';
import { markProcessing, recordFileOutcome } from '../usecases/record-file-outcome.ts';
import type { TakenSync } from '../usecases/take-on-sync.ts';
import { indexDocument, type DocumentOutcome } from './index-document.ts';
import { planSync, type SyncPlan } from './plan-sync.ts';
import { readFile } from './read-file.ts';
import { createRunLog } from './run-log.ts';
import { RunStoppedError, type SyncCounters, type SyncRun } from './sync-run.ts';

/** Screens are told of progress inside a file at most this often. */
const TELL_EVERY_MS = 250;
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
  const asked = listenForStop(context, run);
  const signal = AbortSignal.any([stopping, asked.signal]);
  const write = <Result>(work: Parameters<typeof context.database.inCompany<Result>>[1]) =>
    context.database.inCompany(run.actor, work);
  let counters = before;

  try {
    if (cancelRequested) throw new RunStoppedError();
    const plan = await makePlan(context, run);
    counters = { ...counters, filesTotal: counters.filesDone + plan.toIndex.length };
    await write((tx) =>
      advanceSync(tx, run, { counters, currentFile: null, lines: log.opening(plan) }),
    );
    for (const fileId of plan.toRemove) {
      await context.retrieval.removeFile({ index: run.index, fileId });
    }

    let failuresInARow = 0;
    for await (const { file, reading } of readAhead(context, run, {
      files: plan.toIndex,
      signal,
    })) {
      const currentFile = file.filename;
      const tell = throttled(async (chunks: number) => {
        const soFar = { ...counters, chunksEmbedded: counters.chunksEmbedded + chunks };
        await write((tx) => advanceSync(tx, run, { counters: soFar, currentFile }));
      });
      await write(async (tx) => {
        await markProcessing(tx, run, file);
        const { cancelRequested: stop } = await advanceSync(tx, run, { counters, currentFile });
        if (stop) throw new RunStoppedError();
      });
      const outcome = await indexDocument(context, run, {
        file,
        reading: await reading,
        signal,
        onProgress: ({ chunks }) => tell(chunks),
      });
      counters = count(counters, outcome);
      await write(async (tx) => {
        await recordFileOutcome(tx, run, { file, outcome });
        const lines = log.outcome(file, outcome);
        await advanceSync(tx, run, { counters, currentFile, lines });
      });
      if (outcome.status === 'gone')
        await context.retrieval.removeFile({ index: run.index, fileId: file.id });
      if (outcome.status === 'error' && !outcome.machinery) {
        await context.retrieval.removeFile({ index: run.index, fileId: file.id });
      }

      failuresInARow = outcome.status === 'error' && outcome.machinery ? failuresInARow + 1 : 0;
      if (failuresInARow === FAILURES_IN_A_ROW && outcome.status === 'error') {
        const lines = log.stopped(outcome.reason);
        await write((tx) => finishSync(tx, run, { status: 'failed', counters, lines }));
        return;
      }
    }
    const status = counters.filesSent === 0 && counters.filesFailed > 0 ? 'failed' : 'success';
    const lines = [...log.removed(plan.toRemove.length), ...log.ending(status, counters)];
    await write((tx) => finishSync(tx, run, { status, counters, lines }));
  } catch (error) {
    if (!(error instanceof RunStoppedError)) throw error;
    const lines = log.ending('cancelled', counters);
    await write((tx) => finishSync(tx, run, { status: 'cancelled', counters, lines }));
  } finally {
    asked.close();
  }
}

async function makePlan(
  { database, retrieval }: AgentsContext,
  { actor, agentId, index, jobId, settings }: SyncRun,
): Promise<SyncPlan> {
  const files = await database.inCompany(actor, (tx) => readFilesOfAgent(tx, actor, agentId), {
    readOnly: true,
  });
  const indexed = await retrieval.listFiles(index);
  return planSync({ files, indexed, settings: settings.key, jobId });
}

/** Reads one file further than the one in hand: reading and indexing keep different processors busy. */
async function* readAhead(
  context: AgentsContext,
  run: SyncRun,
  { files, signal }: { files: readonly AgentFileRow[]; signal: AbortSignal },
) {
  const read = (file: AgentFileRow) => {
    const reading = readFile(context, run, { file, signal });
    // Whoever awaits it hears of a failure; nobody may, when the run ends before.
    reading.catch(() => undefined);
    return { file, reading };
  };
  let next: ReturnType<typeof read> | undefined;
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

function count(counters: SyncCounters, outcome: DocumentOutcome): SyncCounters {
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

function throttled(work: (chunks: number) => Promise<void>) {
  let last = Date.now();
  return async (chunks: number): Promise<void> => {
    if (Date.now() - last < TELL_EVERY_MS) return;
    last = Date.now();
    await work(chunks);
  };
}
