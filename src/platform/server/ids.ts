import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Getting random bytes is the slowest step, so they are fetched for this many ids at once. */
const IDS_AT_ONCE = 256;
const BYTES = 16;

const pool = new Uint8Array(IDS_AT_ONCE * BYTES);
let used = pool.length;
let msecs = 0;
let seq = 0;

/** A new record id: UUID version 7, so that ids sort by creation time, however close together. */
export function newId(): string {
  const random = takeRandom();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(random.buffer, random.byteOffset).getUint32(6) & 0x7fffffff;
  } else seq += 1;
  return v7({ random, msecs, seq });
}

function takeRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}
