import { type ChildProcess, fork } from 'node:child_process';

const program = new URL('./reading-process.ts', import.meta.url);

export interface ProcessLimits {
  heapMegabytes: number;
  residentBytes: number;
  /** For a document without bytes; each of its megabytes adds to it. */
  cpuMilliseconds: number;
}

/**
 * A process rather than a worker thread: a thread's limits leave buffers out, and an unpacked zip is
 * buffers. Node's permission model takes away what a parser never needs, and the environment with its
 * secrets is not handed on.
 */
export function startReadingProcess(limits: ProcessLimits): ChildProcess {
  return fork(program, [String(limits.residentBytes), String(limits.cpuMilliseconds)], {
    execArgv: [
      `--max-old-space-size=${limits.heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
      '--no-warnings',
    ],
    env: { TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
