import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';

/** Content that has arrived in full but does not belong to anything yet. */
export interface ReceivedContent {
  readonly path: string;
  readonly size_bytes: number;
  readonly sha256: string;
}

/** The content exceeded its limit; nothing of it was stored. */
export class ContentTooLargeError extends Error {
  constructor(limit: number) {
    super(`The content is larger than ${limit} bytes`);
    this.name = 'ContentTooLargeError';
  }
}

/** Content on the local disk, under generated keys; names given by people never become paths. */
export interface FileStore {
  /** Receives a stream up to a limit, hashing as it goes. */
  receive(content: Readable, limitBytes: number): Promise<ReceivedContent>;
  /** Stores received content permanently: on disk, synced, under a new key, before any row refers to it. */
  keep(content: ReceivedContent): Promise<string>;
  discard(content: ReceivedContent): Promise<void>;
  has(storageKey: string): Promise<boolean>;
  read(storageKey: string): Readable;
  pathOf(storageKey: string): string;
  remove(storageKey: string): Promise<void>;
  /** Keys stored before the given moment, for the sweep of content that no row refers to. */
  listOlderThan(moment: Date): AsyncIterable<string>;
  /** Removes incomplete content older than the given moment. */
  sweepReceived(moment: Date): Promise<void>;
}

/** A file store in its own folder. */
export async function createFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  const kept = join(folder, 'kept');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await mkdir(kept, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('Not a storage key');
    return join(kept, key.slice(-2), key);
  };

  return {
    pathOf,

    async receive(content, limitBytes) {
      const path = join(incoming, newId());
      const hash = createHash('sha256');
      let sizeBytes = 0;
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          sizeBytes += chunk.length;
          if (sizeBytes > limitBytes) return done(new ContentTooLargeError(limitBytes));
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(content, meter, createWriteStream(path, { mode: 0o600, flush: true }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, size_bytes: sizeBytes, sha256: hash.digest('hex') };
    },

    async keep({ path }) {
      const key = newId();
      const target = pathOf(key);
      const shelf = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      if (shelf !== undefined) await syncFolder(kept);
      await rename(path, target);
      await syncFolder(dirname(target));
      return key;
    },

    discard: ({ path }) => rm(path, { force: true }),
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),

    async *listOlderThan(moment) {
      for (const shelf of await readdir(kept)) {
        for (const key of await readdir(join(kept, shelf))) {
          if (await isOlder(join(kept, shelf, key), moment)) yield key;
        }
      }
    },

    async sweepReceived(moment) {
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        if (await isOlder(path, moment)) await rm(path, { force: true });
      }
    },
  };
}

/** A rename is only safe from a power cut once its folder is on disk too. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < moment;
  } catch {
    return false;
  }
}
