import type { ServiceWait } from '#libraries/retrieval/embedding-model.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import { indexDocument } from './index-document.ts';
import { probeDocuments, type DocumentOutcome } from './probe-documents.ts';
import { recordFileOutcomes } from './record-file-outcomes.ts';
import type { RunLog } from './run-log.ts';
import type { RunProgress } from './run-progress.ts';
import type { RunWriter } from './run-writer.ts';
import { StageClock } from './stage-clock.ts';
import type { SyncRun } from './sync-run.ts';
import { workInGroups } from './work-in-groups.ts';

/** When the machinery fails this often in a row it is down, and the other files would fail as well. */
const FAILURES_IN_A_ROW = 3;
/** While one file is stored, others are read and embedded: each keeps another processor busy. */
const FILES_AT_ONCE = 3;
/** How many may be waiting for their probe: the work that a crash loses. */
const FILES_AHEAD = 8;

interface Tools {
  readonly progress: RunProgress;
  readonly writer: RunWriter;
  readonly log: RunLog;
}

/** Indexes files ahead, and probes and records those that are indexed; returns what broke the machinery. */
export async function syncFiles(
  context: AgentsContext,
  run: SyncRun,
  { files, signal, ...tools }: Tools & { files: readonly AgentFileRow[]; signal: AbortSignal },
): Promise<string | undefined> {
  const { progress, writer } = tools;
  const logWait = logWaits(tools);
  const work = async (file: AgentFileRow, left: AbortSignal) => {
    const clock = new StageClock();
    progress.advance(file, 0);
    await writer.advanceIfDue();
    const indexing = await indexDocument(context, run, {
      file,
      clock,
      signal: AbortSignal.any([signal, left]),
      onWait: logWait,
      onProgress({ chunks }) {
        progress.advance(file, chunks);
        return writer.advanceIfDue();
      },
    });
    return { file, clock, indexing };
  };
  let failuresInARow = 0;
  const limits = { atOnce: FILES_AT_ONCE, ahead: FILES_AHEAD };
  for await (const group of workInGroups(files, { ...limits, work })) {
    const outcomes = await probeDocuments(context, run, { group, signal });
    const done: DoneFile[] = [];
    for (const [position, { file, clock }] of group.entries()) {
      const outcome = outcomes[position];
      if (outcome === undefined || failuresInARow === FAILURES_IN_A_ROW) break;
      done.push({ file, clock, outcome });
      failuresInARow = isMachinery(outcome) ? failuresInARow + 1 : 0;
    }
    await recordFiles(context, run, { done, ...tools });
    const last = done.at(-1)?.outcome;
    if (failuresInARow === FAILURES_IN_A_ROW && last?.status === 'error') return last.reason;
  }
  return undefined;
}

/** Several calls wait for the same service: one line says it for as long as the wait takes. */
function logWaits({ writer, log }: Tools): (wait: ServiceWait) => void {
  const saidUntil = new Map<ServiceWait['kind'], number>();
  return (wait) => {
    const now = performance.now();
    if (now < (saidUntil.get(wait.kind) ?? 0)) return;
    saidUntil.set(wait.kind, now + wait.seconds * 1_000);
    // If it cannot be written, nor can what comes next, which reports that.
    writer.advance({ lines: log.waiting(wait) }).catch(() => undefined);
  };
}

interface DoneFile {
  readonly file: AgentFileRow;
  readonly clock: StageClock;
  readonly outcome: DocumentOutcome;
}

async function recordFiles(
  context: AgentsContext,
  run: SyncRun,
  { done, progress, writer, log }: Tools & { readonly done: readonly DoneFile[] },
): Promise<void> {
  const gone = done.filter(({ outcome }) => outcome.status === 'gone');
  await removeFromIndex(
    context,
    run,
    gone.map(({ file }) => file.id),
  );
  await writer.advance({
    update() {
      for (const { file, outcome } of done) progress.finish(file, outcome);
    },
    lines: done.flatMap(({ file, outcome }) => log.outcome(file, outcome)),
    also: (tx) => recordFileOutcomes(tx, run, done),
  });
}

/** Removes what the index has of files. */
export async function removeFromIndex(
  { retrieval }: AgentsContext,
  { index }: SyncRun,
  fileIds: readonly string[],
): Promise<void> {
  for (const fileId of fileIds) await retrieval.removeFile({ index, fileId });
}

function isMachinery(outcome: DocumentOutcome): boolean {
  return outcome.status === 'error' && outcome.machinery;
}
