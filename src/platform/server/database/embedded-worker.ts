import { mkdir, chmod } from 'node:fs/promises';
import { fsyncSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { z } from 'zod';

const { directory, socketPath, durable } = z
  .object({ directory: z.string().optional(), socketPath: z.string(), durable: z.boolean() })
  .parse(workerData);

interface StreamOperations {
  fsync(stream: { readonly nfd?: number }): number;
}

/** The part of PGlite's inside that we reach into; a version without it must not start. */
const fileSystems = z.object({
  FS: z.object({
    filesystems: z.object({
      NODEFS: z.object({
        stream_ops: z.custom<StreamOperations>((operations) => operations != null),
      }),
    }),
  }),
});

const database = await PGlite.create({
  ...(directory === undefined ? {} : { dataDir: directory }),
  extensions: { pg_trgm },
  startParams: durable ? durableStartParameters() : PGlite.defaultStartParams,
});
if (durable) makeFsyncReal();
await mkdir(dirname(socketPath), { recursive: true, mode: 0o700 });
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

/** PGlite starts with fsync off; a power cut would then lose committed work. */
function durableStartParameters(): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return [...kept, '-c', 'wal_sync_method=fsync'];
}

/** The file system under PGlite has no fsync of its own, so PostgreSQL's calls would do nothing. */
function makeFsyncReal(): void {
  const { stream_ops } = fileSystems.parse(database.Module).FS.filesystems.NODEFS;
  stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    return 0;
  };
}
