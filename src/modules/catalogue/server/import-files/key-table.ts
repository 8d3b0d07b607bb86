/** A number for each of very many texts, in 12 bytes per text however long it is. */
export interface KeyTable {
  /** Remembers a text that is new; otherwise returns its number. */
  add(text: string, number: number): number | undefined;
  find(text: string): number | undefined;
}

const FIRST_SLOTS = 1 << 12;
const FILLED_AT_MOST = 0.7;

/**
 * Distinguishes texts by 64 bits of hash alone: that two of a million are mistaken for each other happens
 * once in forty million imports.
 */
export function createKeyTable(): KeyTable {
  let slots = FIRST_SLOTS;
  let low = new Uint32Array(slots);
  let high = new Uint32Array(slots);
  let numbers = new Int32Array(slots).fill(-1);
  let filled = 0;

  function slotOf(lowHash: number, highHash: number): number {
    let slot = lowHash & (slots - 1);
    while (numbers[slot] !== -1 && (low[slot] !== lowHash || high[slot] !== highHash)) {
      slot = (slot + 1) & (slots - 1);
    }
    return slot;
  }

  function grow(): void {
    const before = { low, high, numbers };
    slots *= 2;
    low = new Uint32Array(slots);
    high = new Uint32Array(slots);
    numbers = new Int32Array(slots).fill(-1);
    for (const [slot, number] of before.numbers.entries()) {
      if (number !== -1) put(before.low[slot] ?? 0, before.high[slot] ?? 0, number);
    }
  }

  function put(lowHash: number, highHash: number, number: number): number | undefined {
    const slot = slotOf(lowHash, highHash);
    const stored = numbers[slot];
    if (stored !== undefined && stored !== -1) return stored;
    low[slot] = lowHash;
    high[slot] = highHash;
    numbers[slot] = number;
    return undefined;
  }

  return {
    add(text, number) {
      if (filled > slots * FILLED_AT_MOST) grow();
      const stored = put(hash(text, LOW_SEED), hash(text, HIGH_SEED), number);
      if (stored === undefined) filled += 1;
      return stored;
    },
    find(text) {
      const number = numbers[slotOf(hash(text, LOW_SEED), hash(text, HIGH_SEED))];
      return number === -1 ? undefined : number;
    },
  };
}

const LOW_SEED = 0x9747b28c;
const HIGH_SEED = 0x2c1b3c6d;

/** The mixing step of Murmur, letter by letter. */
function hash(text: string, seed: number): number {
  let stirred = seed ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    stirred = Math.imul(stirred ^ text.charCodeAt(index), 0x5bd1e995);
    stirred ^= stirred >>> 13;
  }
  stirred = Math.imul(stirred ^ (stirred >>> 16), 0x85ebca6b);
  stirred = Math.imul(stirred ^ (stirred >>> 13), 0xc2b2ae35);
  return (stirred ^ (stirred >>> 16)) >>> 0;
}
