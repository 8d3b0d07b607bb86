/** What one document may cost. */
export const documentLimits = {
  /** Documents read at the same time. */
  processes: 3,
  /** Of those, documents of one company: another that comes never waits for all of its files. */
  processesOfOne: 2,
  /** All entries of a zip together, as its central directory declares them. */
  unpackedBytes: 512 * 1024 * 1024,
  /** Above this many unpacked bytes a zip may not be packed tighter than `packedRatio`. */
  packedTightBytes: 50 * 1024 * 1024,
  packedRatio: 200,
  zipEntries: 10_000,
  /** Text of one document: about 20,000 pages, or a table of half a million rows. */
  characters: 40_000_000,
  /** Pages of a PDF: thick books have two thousand. */
  pages: 10_000,
  /** Wall clock for one document. */
  milliseconds: 60_000,
  /** Time of the processor for one document, and for each megabyte it has: small bombs end early. */
  cpuMilliseconds: 10_000,
  cpuMillisecondsEach: 1000,
  /** JavaScript heap of the reading process. */
  heapMegabytes: 1024,
  /** Everything the reading process holds, buffers included. */
  residentBytes: 1536 * 1024 * 1024,
  /** As much for a PDF, which unlike a zip does not say what it unpacks to, and for each byte it has. */
  pdfResidentBytes: 512 * 1024 * 1024,
  pdfResidentBytesEach: 10,
} as const;
