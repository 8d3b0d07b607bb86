/** What one document may cost. */
export const documentLimits = {
  /** Documents read at the same time. */
  processes: 2,
  /** All entries of a zip together, as its central directory declares them. */
  unpackedBytes: 512 * 1024 * 1024,
  /** Above this many unpacked bytes a zip may not be packed tighter than `packedRatio`. */
  packedTightBytes: 50 * 1024 * 1024,
  packedRatio: 200,
  zipEntries: 10_000,
  /** Text of one document: about 20,000 pages, or a table of half a million rows. */
  characters: 40_000_000,
  /** Wall clock for one document. */
  milliseconds: 60_000,
  /** JavaScript heap of the reading process. */
  heapMegabytes: 1024,
  /** Everything the reading process holds, buffers included. */
  residentBytes: 1536 * 1024 * 1024,
} as const;
