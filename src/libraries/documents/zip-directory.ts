import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import yauzl, { type ZipFile } from 'yauzl';
import { documentLimits } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

const LAST_RECORD = Buffer.from('PK\u0005\u0006');
const LAST_RECORD_BYTES = 22;
/** The last record and the longest comment. */
const LAST_BYTES = LAST_RECORD_BYTES + 0xffff;

/**
 * Names of the entries, after a look at the sizes which the central directory declares: nothing is
 * unpacked here, so a bomb costs nothing. Directories that lie meet the limits of the reading process.
 */
export async function readZipDirectory(path: string): Promise<Set<string>> {
  const names = new Set<string>();
  const total = { packed: 0, unpacked: 0 };
  const zip = await openZip(path, { autoClose: true }).catch(refuseAsDamaged);
  if (zip.entryCount > documentLimits.zipEntries) {
    zip.close();
    throw new UnreadableFile('too_large_unpacked', `${zip.entryCount} zip entries`);
  }
  try {
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      total.packed += entry.compressedSize;
      total.unpacked += entry.uncompressedSize;
      if (entry.isEncrypted()) throw new UnreadableFile('encrypted', 'encrypted zip entry');
      if (isTooLarge(total)) {
        throw new UnreadableFile('too_large_unpacked', `unpacks to over ${total.unpacked} bytes`);
      }
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : refuseAsDamaged(error);
  }
  // Entries that share their bytes are how a small file contains a large one many times.
  if (total.packed > zip.fileSize) throw new UnreadableFile('damaged', 'overlapping zip entries');
  return names;
}

/** Opens a zip. Programs that send files about leave bytes behind its end; people's programs read on. */
export async function openZip(path: string, options: { autoClose: boolean }): Promise<ZipFile> {
  const settings = { ...options, lazyEntries: true };
  try {
    return await yauzl.openPromise(path, settings);
  } catch (error) {
    const size = await endOfZip(path);
    if (size === undefined) throw error;
    return yauzl.fromRandomAccessReaderPromise(new StartOfFile(path), size, settings);
  }
}

/** Where the last record of a zip ends, unless the file ends there. */
async function endOfZip(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - LAST_BYTES);
    const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const record = buffer.lastIndexOf(LAST_RECORD);
    if (record < 0 || record + LAST_RECORD_BYTES > buffer.length) return undefined;
    const end = record + LAST_RECORD_BYTES + buffer.readUInt16LE(record + LAST_RECORD_BYTES - 2);
    return end < buffer.length ? start + end : undefined;
  } finally {
    await file.close();
  }
}

class StartOfFile extends yauzl.RandomAccessReader {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override _readStreamForRange(start: number, end: number): ReadStream {
    return createReadStream(this.#path, { start, end: end - 1 });
  }
}

function isTooLarge({ packed, unpacked }: { packed: number; unpacked: number }): boolean {
  if (unpacked > documentLimits.unpackedBytes) return true;
  return (
    unpacked > documentLimits.packedTightBytes && unpacked > packed * documentLimits.packedRatio
  );
}

function refuseAsDamaged(error: unknown): never {
  if (isSystemError(error)) throw error;
  throw new UnreadableFile('damaged', String(error));
}

/** Errors of the disk are not the file's fault. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
