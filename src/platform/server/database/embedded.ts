import { on, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { withFullDisk } from '../disk-full.ts';
import { lockDirectory } from './directory-lock.ts';

/** PostgreSQL writes its log in files of this size. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

/** A PostgreSQL inside this process, in its own thread, reached over a unix socket. */
export interface EmbeddedDatabase {
  /** Folder of the socket, which `pg` accepts as a host. */
  readonly host: string;
  /** Resolves when it answers; rejects if it cannot start. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a directory, or in memory when none is given (tests).
 * Throws when another running process uses the directory.
 */
export function startEmbeddedDatabase(directory?: string): EmbeddedDatabase {
  const unlock = directory === undefined ? () => undefined : lock(directory);
  // Unix socket paths are limited to about 100 bytes, so the socket does not live in the data directory.
  const host = mkdtempSync(join(tmpdir(), 'backoffice-'));
  // Node 24 at times aborts the process while it frees compiled code that it has replaced (nodejs/node#66366).
  setFlagsFromString('--no-wasm-code-gc');
  // Otherwise a start spends half a second of processor time on optimizing code that runs little after it.
  setFlagsFromString('--wasm-tiering-budget=1000000000');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    argv: [join(host, '.s.PGSQL.5432'), ...(directory === undefined ? [] : [directory])],
  });
  const release = () => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  const ready = untilMessage('ready', worker).catch(async (error: unknown) => {
    release();
    // PGlite gives no reason when it finds no room for the next file of its log.
    throw directory === undefined
      ? error
      : await withFullDisk(error, { folder: dirname(directory), bytes: LOG_FILE_BYTES });
  });
  // A failure before anybody waits for it would end the process without a word of explanation.
  ready.catch(() => undefined);
  return {
    host,
    ready,
    async stop() {
      worker.postMessage('stop');
      await untilMessage('closed', worker);
      await worker.terminate();
      release();
    },
  };
}

function lock(directory: string): () => void {
  mkdirSync(dirname(directory), { recursive: true });
  return lockDirectory(directory);
}

/**
 * Waits for a message of the thread; `node --watch` sends its own over the same channel. After that, nobody
 * catches a failure of the thread, so it ends the process.
 */
async function untilMessage(word: 'ready' | 'closed', worker: Worker): Promise<void> {
  const listening = new AbortController();
  const { signal } = listening;
  try {
    await Promise.race([
      received(word, on(worker, 'message', { signal })),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('The embedded database ended unexpectedly');
      }),
    ]);
  } finally {
    listening.abort();
  }
}

async function received(word: string, messages: AsyncIterable<unknown[]>): Promise<void> {
  for await (const [message] of messages) if (message === word) return;
}
