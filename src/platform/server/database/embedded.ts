import { on, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';

/** A PostgreSQL inside this process, in a thread of its own, reached over a unix socket. */
export interface EmbeddedDatabase {
  /** Folder of the socket, as `pg` takes it for a host. */
  readonly host: string;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a directory, or in memory when none is given (tests).
 * Fails when another living process holds the directory.
 */
export async function startEmbeddedDatabase(directory?: string): Promise<EmbeddedDatabase> {
  const unlock = directory === undefined ? () => undefined : lock(directory);
  // Unix socket paths are limited to about 100 bytes, so the socket does not live in the data directory.
  const host = mkdtempSync(join(tmpdir(), 'backoffice-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    argv: [join(host, '.s.PGSQL.5432'), ...(directory === undefined ? [] : [directory])],
  });
  const release = () => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  try {
    await untilItSays('ready', worker);
  } catch (error) {
    release();
    throw error;
  }
  return {
    host,
    async stop() {
      worker.postMessage('stop');
      await untilItSays('closed', worker);
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
 * Waits for a word of the thread; `node --watch` sends words of its own over the same line. Afterwards
 * the thread's failure is nobody's to catch and ends the process.
 */
async function untilItSays(word: 'ready' | 'closed', worker: Worker): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([
      said(word, on(worker, 'message', { signal })),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('The embedded database ended before it was asked to');
      }),
    ]);
  } finally {
    settled.abort();
  }
}

async function said(word: string, messages: AsyncIterable<unknown[]>): Promise<void> {
  for await (const [message] of messages) if (message === word) return;
}
