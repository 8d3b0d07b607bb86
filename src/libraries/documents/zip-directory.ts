import yauzl from 'yauzl';
import { documentLimits } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Names of the entries, after a look at the sizes which the central directory declares: nothing is
 * unpacked here, so a bomb costs nothing. Directories that lie meet the limits of the reading process.
 */
export async function readZipDirectory(path: string): Promise<Set<string>> {
  const names = new Set<string>();
  const total = { packed: 0, unpacked: 0 };
  const zip = await yauzl.openPromise(path, { lazyEntries: true }).catch(refuseAsDamaged);
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
