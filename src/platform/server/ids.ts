import { v7 } from 'uuid';
import { takeRandom } from './random-bytes.ts';

const BYTES = 16;

let msecs = 0;
let seq = 0;

/** A new record id: UUID version 7, so that ids sort by creation time, however close together. */
export function newId(): string {
  const random = takeRandom(BYTES);
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(random.buffer, random.byteOffset).getUint32(6) & 0x7fffffff;
  } else seq += 1;
  return v7({ random, msecs, seq });
}
