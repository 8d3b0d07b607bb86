import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { UnreadableShapes } from './file-shapes.ts';

const MOST_ENTRIES = 1_000;
/** All that is unpacked together: the corners of a shapefile take 16 bytes each. */
const MOST_UNPACKED_BYTES = 100_000_000;

/** The entries of a zip with these endings, by their names in lower case. */
export async function unzip(path: string, endings: RegExp): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  let unpacked = 0;
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new UnreadableShapes('bomb');
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!endings.test(name) || /(^|\/)(__macosx|\.)/.test(name)) continue;
      if (entry.isEncrypted()) throw new UnreadableShapes('unreadable');
      // The stream fails where an entry is longer than it says.
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED_BYTES) throw new UnreadableShapes('bomb');
      contents.set(name, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } finally {
    zip.close();
  }
  return contents;
}
