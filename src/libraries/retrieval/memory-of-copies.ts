import { totalmem } from 'node:os';

const LEAST = 512 * 1024 * 1024;
const SHARE = 0.25;
/** Of the terms of one chunk, measured with Thai and English documents. */
const TERM_BYTES_A_CHUNK = 4_096;

/** How much of the machine's memory, or of the container's, copies of indexes may take. */
export function memoryForCopies(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.max(LEAST, memory * SHARE);
}

/** About how much the copy of an index with so many chunks takes. */
export function copyBytes(chunks: number, { dimensions }: { readonly dimensions: number }): number {
  return chunks * (TERM_BYTES_A_CHUNK + dimensions);
}
