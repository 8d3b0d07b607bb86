import type { ChildProcess } from 'node:child_process';
import { createSlots } from './slots.ts';

interface PoolSettings {
  /** How many work at the same time. */
  readonly processes: number;
  /** How many for one owner. */
  readonly processesOfOne: number;
  readonly start: () => ChildProcess;
}

/** What a process did, and how much memory it has afterwards; no figure where it did not survive. */
interface Finished<Result> {
  readonly result: Result;
  readonly residentBytes?: number;
}

interface ProcessPool {
  /** Owners take turns, so that nobody waits for all the work of somebody else. */
  use: <Result>(
    work: (child: ChildProcess, signal: AbortSignal) => Promise<Finished<Result>>,
    options: { readonly owner: string; readonly signal: AbortSignal },
  ) => Promise<Result>;
  close: () => void;
}

/** A process that has nothing to do ends after this long; starting one takes about a quarter second. */
const IDLE_MILLISECONDS = 20_000;
const USES_PER_PROCESS = 200;
/** A process that still uses this much afterwards would bring the next job nearer to its limit. */
const REUSABLE_RESIDENT_BYTES = 300 * 1024 * 1024;

interface Member {
  readonly child: ChildProcess;
  uses: number;
  /** Takes it off the list of idle ones, when it ends while nobody uses it. */
  readonly forget: () => void;
  retirement?: NodeJS.Timeout;
}

/** Processes that are reused and replaced when one did not survive its job or has become large. */
export function createProcessPool({ processes, processesOfOne, start }: PoolSettings): ProcessPool {
  const slots = createSlots({ size: processes, ofOne: processesOfOne });
  const idle: Member[] = [];
  const closing = new AbortController();

  function take(): Member {
    const member = idle.pop();
    if (member === undefined) return begin();
    clearTimeout(member.retirement);
    member.child.off('exit', member.forget).off('error', member.forget);
    member.child.ref();
    member.child.channel?.ref();
    return member;
  }

  function begin(): Member {
    const member: Member = {
      child: start(),
      uses: 0,
      forget() {
        const index = idle.indexOf(member);
        if (index >= 0) idle.splice(index, 1);
      },
    };
    return member;
  }

  function putBack(member: Member, residentBytes: number | undefined): void {
    const reusable = residentBytes !== undefined && residentBytes < REUSABLE_RESIDENT_BYTES;
    if (!reusable || member.uses >= USES_PER_PROCESS) return end(member);
    // Nothing waits for an idle process: neither the end of the server nor that of a test.
    member.child.unref();
    member.child.channel?.unref();
    member.child.once('exit', member.forget).once('error', member.forget);
    member.retirement = setTimeout(() => end(member), IDLE_MILLISECONDS).unref();
    idle.push(member);
  }

  const use: ProcessPool['use'] = async (work, { owner, signal }) => {
    const stop = AbortSignal.any([signal, closing.signal]);
    const free = await slots.take(owner, stop);
    try {
      const member = take();
      try {
        const { result, residentBytes } = await work(member.child, stop);
        member.uses += 1;
        putBack(member, residentBytes);
        return result;
      } catch (error) {
        end(member);
        throw error;
      }
    } finally {
      free();
    }
  };

  function close(): void {
    closing.abort(new Error('the processes are closed'));
    for (const member of idle.splice(0)) end(member);
  }

  return { use, close };
}

function end({ child, retirement }: Member): void {
  clearTimeout(retirement);
  child.kill('SIGKILL');
}
