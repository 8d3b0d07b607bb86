import type { ChildProcess } from 'node:child_process';
import type { ReadingJob } from './messages.ts';
import { type FinishedJob, type ReadingResult, runJob } from './run-job.ts';
import { createSlots } from './slots.ts';
import { type ProcessLimits, startReadingProcess } from './start-reading-process.ts';

export interface PoolLimits extends ProcessLimits {
  /** How many documents are read at the same time. */
  processes: number;
  /** How many of one owner. */
  processesOfOne: number;
  /** Wall clock for one document. */
  milliseconds: number;
}

export interface ReadingPool {
  /** Owners take turns, so that nobody waits for the many files of somebody else. */
  read: (
    job: ReadingJob,
    options: { owner: string; signal: AbortSignal },
  ) => Promise<ReadingResult>;
  close: () => void;
}

/** A process that has nothing to do ends after this long; starting one takes about a quarter second. */
const IDLE_MILLISECONDS = 20_000;
const FILES_PER_PROCESS = 200;
/** A process that still uses this much after a document would bring the next one nearer to its limit. */
const REUSABLE_RESIDENT_BYTES = 300 * 1024 * 1024;

interface Reader {
  child: ChildProcess;
  filesRead: number;
  /** Takes it off the list of idle ones, when it ends while nobody uses it. */
  forget: () => void;
  retirement?: NodeJS.Timeout;
}

/** Reading processes that are reused for many files and replaced when one did not survive its file. */
export function createReadingPool(limits: PoolLimits): ReadingPool {
  const slots = createSlots({ size: limits.processes, ofOne: limits.processesOfOne });
  const idle: Reader[] = [];
  const closing = new AbortController();

  function start(): Reader {
    const reader: Reader = {
      child: startReadingProcess(limits),
      filesRead: 0,
      forget() {
        const index = idle.indexOf(reader);
        if (index >= 0) idle.splice(index, 1);
      },
    };
    return reader;
  }

  function take(): Reader {
    const reader = idle.pop();
    if (reader === undefined) return start();
    clearTimeout(reader.retirement);
    reader.child.off('exit', reader.forget).off('error', reader.forget);
    reader.child.ref();
    reader.child.channel?.ref();
    return reader;
  }

  function putBack(reader: Reader, finished: FinishedJob): void {
    const { residentBytes } = finished;
    const reusable = residentBytes !== undefined && residentBytes < REUSABLE_RESIDENT_BYTES;
    if (!reusable || reader.filesRead >= FILES_PER_PROCESS) return end(reader);
    // Nothing waits for an idle process: neither the end of the server nor that of a test.
    reader.child.unref();
    reader.child.channel?.unref();
    reader.child.once('exit', reader.forget).once('error', reader.forget);
    reader.retirement = setTimeout(() => end(reader), IDLE_MILLISECONDS).unref();
    idle.push(reader);
  }

  const read: ReadingPool['read'] = async (job, { owner, signal }) => {
    const stop = AbortSignal.any([signal, closing.signal]);
    const free = await slots.take(owner, stop);
    try {
      const reader = take();
      try {
        const options = { signal: stop, milliseconds: limits.milliseconds };
        const finished = await runJob(reader.child, job, options);
        reader.filesRead += 1;
        putBack(reader, finished);
        return finished.result;
      } catch (error) {
        end(reader);
        throw error;
      }
    } finally {
      free();
    }
  };

  function close(): void {
    closing.abort(new Error('document reading is closed'));
    for (const reader of idle.splice(0)) end(reader);
  }

  return { read, close };
}

function end({ child, retirement }: Reader): void {
  clearTimeout(retirement);
  child.kill('SIGKILL');
}
