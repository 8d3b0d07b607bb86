import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { serverEnvironment, serverOptions } from '../scripts/tasks.mjs';

/** A server in a separate process. */
export interface Running {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const ready = z.object({ address: z.string() });

export const OURS = 'scripts/start.ts';
export const FLOOR = 'bench/floor/server.ts';

/** Starts a server as `npm start` does, and waits until its log says where it listens. */
export async function startServer(
  file: string,
  environment: Record<string, string | undefined>,
): Promise<Running> {
  const child = spawn(process.execPath, [...(file === OURS ? serverOptions : []), file], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_PRETTY: '0',
      ...(file === OURS ? serverEnvironment : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stopWithUs = () => child.kill('SIGKILL');
  process.once('exit', stopWithUs);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', stopWithUs);
    if (child.exitCode === null) child.kill(signal);
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const listening = line.startsWith('{') ? ready.safeParse(JSON.parse(line)) : undefined;
    if (listening?.success !== true) continue;
    child.stdout.resume();
    return {
      address: listening.data.address,
      pid: child.pid ?? 0,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  }
  throw new Error(`${file} ended before it listened`);
}

/** Processor time which a process has used so far, in milliseconds. Linux only. */
export function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory which a process uses now, in bytes. Linux only. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
