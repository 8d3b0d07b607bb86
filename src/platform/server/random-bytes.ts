import { randomFillSync } from 'node:crypto';

/** Getting random bytes takes far longer than using them, so many are fetched at once. */
const BYTES_AT_ONCE = 8192;

const pool = new Uint8Array(BYTES_AT_ONCE);
let used = pool.length;

/** Random bytes that nobody else gets, as a view: they are overwritten once the next thousands have been taken. */
export function takeRandom(count: number): Uint8Array {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
