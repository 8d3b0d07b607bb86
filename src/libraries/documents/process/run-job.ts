import type { ChildProcess } from 'node:child_process';
import type { UnreadableReason } from '../unreadable-reasons.ts';
import type { CleanPage, DocumentSummary } from '../read-document.ts';
import { answerSchema, type ReadingAnswer, type ReadingJob } from './messages.ts';

export type ReadingResult =
  | ({ ok: true; pages: CleanPage[] } & DocumentSummary)
  | { ok: false; reason: UnreadableReason; detail: string };

export interface FinishedJob {
  result: ReadingResult;
  /** Memory the process has afterwards; none when it did not survive. */
  residentBytes?: number;
}

/** Signals by which Node, its watch or the system end a process that took too much memory. */
const OUT_OF_MEMORY_SIGNALS = new Set<unknown>(['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL']);
/** By which its watch ends a process that took too much time of the processor. */
const OUT_OF_TIME_SIGNAL = 'SIGXCPU';
const ABORTED_EXIT_CODE = 134;
/** So long a busy machine may take to start a process. */
const STARTS_WITHIN_MS = 60_000;

/** Runs one job in the process; whatever becomes of the process, the promise ends. */
export function runJob(
  child: ChildProcess,
  job: ReadingJob,
  { signal, milliseconds }: { signal: AbortSignal; milliseconds: number },
): Promise<FinishedJob> {
  const { promise, resolve, reject } = Promise.withResolvers<FinishedJob>();
  const pages: CleanPage[] = [];
  let started = false;
  let tooSlow = false;

  function kill(): void {
    child.kill('SIGKILL');
  }
  function end(): void {
    tooSlow = true;
    kill();
  }
  let timer = setTimeout(end, Math.max(milliseconds, STARTS_WITHIN_MS));

  function onMessage(message: unknown): void {
    const { data: answer } = answerSchema.safeParse(message);
    switch (answer?.kind) {
      case undefined:
        reject(new Error('unknown answer of the reading process'));
        break;
      case 'started':
        started = true;
        // A machine too busy to start a process does not make the file slow.
        clearTimeout(timer);
        timer = setTimeout(end, milliseconds);
        break;
      case 'piece':
        addPiece(pages, answer);
        break;
      case 'done': {
        const { kind: _, residentBytes, ...summary } = answer;
        resolve({ result: { ok: true, pages, ...summary }, residentBytes });
        break;
      }
      case 'failed': {
        const { reason, detail, residentBytes } = answer;
        resolve({ result: { ok: false, reason, detail }, residentBytes });
        break;
      }
      case 'broken':
        reject(new Error(answer.detail));
        break;
    }
  }

  function onExit(code: number | null, endedBy: NodeJS.Signals | null): void {
    const detail = `reading process ended: ${endedBy ?? code}`;
    if (signal.aborted) reject(abortReason(signal));
    // Before it began, its end has nothing to do with the file.
    else if (!started) reject(new Error(detail));
    else if (tooSlow || endedBy === OUT_OF_TIME_SIGNAL)
      resolve({ result: { ok: false, reason: 'too_slow', detail } });
    else {
      const outOfMemory = OUT_OF_MEMORY_SIGNALS.has(endedBy) || code === ABORTED_EXIT_CODE;
      const reason = outOfMemory ? 'too_large_unpacked' : 'damaged';
      resolve({ result: { ok: false, reason, detail } });
    }
  }

  child.on('message', onMessage).on('exit', onExit).on('error', reject);
  signal.addEventListener('abort', kill);
  if (signal.aborted) kill();
  else child.send(job, (error) => error !== null && reject(error));

  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
    signal.removeEventListener('abort', kill);
  });
}

function addPiece(pages: CleanPage[], piece: ReadingAnswer & { kind: 'piece' }): void {
  const last = pages.at(-1);
  if (piece.continues && last !== undefined) last.text += piece.text;
  else pages.push({ ...(piece.page !== undefined && { page: piece.page }), text: piece.text });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted');
}
