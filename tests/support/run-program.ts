import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A separate process that prints lines and can be killed. */
export interface Program {
  readonly process: ChildProcess;
  /** Lines it has written so far. */
  readonly lines: string[];
  /** Waits for a line that begins so, and returns the rest of it. */
  line(start: string): Promise<string>;
  readonly ended: Promise<number | null>;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

interface Settings {
  readonly environment?: Record<string, string>;
  /** Arguments for Node itself. */
  readonly nodeArguments?: readonly string[];
}

/** Runs one of the programs in `tests/support/programs` with the Node that runs the tests. */
export function runProgram(
  name: string,
  { environment = {}, nodeArguments = [] }: Settings = {},
): Program {
  const path = fileURLToPath(new URL(`./programs/${name}`, import.meta.url));
  const child = spawn(process.execPath, [...nodeArguments, path], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    wake();
  });
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
      wake();
    });
  });
  return {
    process: child,
    lines,
    ended,
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          if (found !== undefined) resolve(found.slice(start.length).trim());
          else if (child.exitCode !== null || child.signalCode !== null) {
            reject(new Error(`${name} ended without "${start}":\n${errors.join('\n')}`));
          } else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
