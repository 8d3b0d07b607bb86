import { subscribe } from 'node:diagnostics_channel';
import { mkdir, chmod } from 'node:fs/promises';
import { fsyncSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Not validated by zod: every start waits for this thread, which should load as little as possible. */
const [socketPath, directory] = process.argv.slice(2);
if (socketPath === undefined) throw new Error('No socket path was passed to the embedded database');
/** In memory, as in tests, nothing has to be stored. */
const durable = directory !== undefined;

const database = await PGlite.create({
  ...(directory === undefined ? {} : { dataDir: directory }),
  extensions: { pg_trgm },
  startParams: durable ? durableStartParameters() : PGlite.defaultStartParams,
});
if (durable) makeFsyncReal();
await mkdir(dirname(socketPath), { recursive: true, mode: 0o700 });
subscribe('net.server.socket', (accepted) => {
  const socket: unknown = Reflect.get(Object(accepted), 'socket');
  if (socket instanceof Socket) answerInOnePiece(socket);
});
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 20 });
await server.start();
await chmod(socketPath, 0o600);
parentPort?.postMessage('ready');

parentPort?.once('message', () => void stop());

async function stop(): Promise<void> {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
}

/** PostgreSQL answers in many small packets: sending each separately costs a tenth of a transaction's time. */
function answerInOnePiece(socket: Socket): void {
  const write = socket.write.bind(socket);
  Object.assign(socket, {
    write(...piece: Parameters<typeof write>) {
      if (socket.writableCorked === 0) {
        socket.cork();
        process.nextTick(() => socket.uncork());
      }
      return write(...piece);
    },
  });
}

/**
 * PGlite starts with fsync off, so a power cut would lose committed work. Each start allocates all shared
 * buffers: the usual 128 MB would take another 0.4 s, and the operating system caches the files anyway.
 */
function durableStartParameters(): string[] {
  const parameters = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return [...parameters, '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'];
}

/** The file system below PGlite has no fsync of its own, so PostgreSQL's calls would do nothing. */
function makeFsyncReal(): void {
  Object.assign(insideOf(database.Module, ['FS', 'filesystems', 'NODEFS', 'stream_ops']), {
    fsync({ nfd }: { readonly nfd?: number }) {
      if (nfd !== undefined) fsyncSync(nfd);
      return 0;
    },
  });
}

/** The internals of PGlite that we use; a version without them must not start. */
function insideOf(whole: object, path: readonly string[]): object {
  return path.reduce((part: object, name) => {
    const inner: unknown = Reflect.get(part, name);
    if ((typeof inner !== 'object' && typeof inner !== 'function') || inner === null) {
      throw new TypeError(`PGlite has no ${name} inside`);
    }
    return inner;
  }, whole);
}
