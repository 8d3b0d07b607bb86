/** One record of a PowerPoint 97-2003 stream: a header of eight bytes, then a body or further records. */
export interface PptRecord {
  type: number;
  instance: number;
  isContainer: boolean;
  body: Buffer;
}

export const HEADER_BYTES = 8;
const CONTAINER_VERSION = 0xf;

export function recordAt(stream: Buffer, offset: number): PptRecord {
  const flags = stream.readUInt16LE(offset);
  const length = stream.readUInt32LE(offset + 4);
  const start = offset + HEADER_BYTES;
  if (start + length > stream.length) throw new Error(`record at ${offset} reaches past the end`);
  return {
    type: stream.readUInt16LE(offset + 2),
    instance: flags >> 4,
    isContainer: (flags & 0xf) === CONTAINER_VERSION,
    body: stream.subarray(start, start + length),
  };
}

export function* childRecords(body: Buffer): Iterable<PptRecord> {
  let offset = 0;
  while (offset + HEADER_BYTES <= body.length) {
    const record = recordAt(body, offset);
    yield record;
    offset += HEADER_BYTES + record.body.length;
  }
}

/** All records below, in file order. Each lies inside its parent, so the depth is bounded by the size. */
export function* descendants(body: Buffer, depth = 0): Iterable<PptRecord> {
  if (depth > 50) throw new Error('records nested too deep');
  for (const record of childRecords(body)) {
    yield record;
    if (record.isContainer) yield* descendants(record.body, depth + 1);
  }
}
