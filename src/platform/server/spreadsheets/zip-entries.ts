import type { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';

/** Unpacked, a small file may be a thousand times its size. */
const MOST_UNPACKED_BYTES = 4_000_000_000;

interface ZipEntry {
  readonly entry: Entry;
  /** Its content, readable while the archive is being iterated. */
  readonly open: () => Promise<Readable>;
}

/** Iterates over the entries of a ZIP archive. Fails where it is not one, or its unpacked size is unreasonable. */
export async function* eachEntry(path: string): AsyncGenerator<ZipEntry> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED_BYTES) throw new Error('The archive is too large unpacked');
      yield { entry, open: () => zip.openReadStreamPromise(entry) };
    }
  } finally {
    zip.close();
  }
}

/** Opens one entry of an archive. */
export async function openEntry(path: string, entry: Entry): Promise<Readable> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  const content = await zip.openReadStreamPromise(entry);
  content.once('close', () => zip.close());
  return content;
}
