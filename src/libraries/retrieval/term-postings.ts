const SMALLEST_BLOCK = 4;
const LARGEST_BLOCK = 1_024;
const COUNT_BITS = 8;
const LARGEST_COUNT = (1 << COUNT_BITS) - 1;
const NO_TERM = -1;

/**
 * For each term the documents that contain it and how often, in flat memory: a term's postings are in
 * linked blocks that double in length, so that adding a document never moves what is there.
 * A posting is a document number and a count in 32 bits; documents are added in ascending order.
 */
export class TermPostings {
  /** Open table from key to term number. */
  #slots = new Int32Array(1_024).fill(NO_TERM);
  #highs = new Int32Array(512);
  #lows = new Int32Array(512);
  /** Of each term: its first block, its last posting, where its last block ends, how many postings. */
  #firsts = new Uint32Array(512);
  #lasts = new Uint32Array(512);
  #ends = new Uint32Array(512);
  #lengths = new Uint32Array(512);
  #terms = 0;

  #pool = new Uint32Array(4_096);
  #used = 0;

  get bytes(): number {
    return this.#pool.byteLength + this.#slots.byteLength + this.#highs.byteLength * 6;
  }

  /** Counts one more occurrence of a term in a document, the newest so far. */
  count(high: number, low: number, document: number): void {
    const term = this.#findOrAdd(high, low);
    const last = this.#lasts[term] ?? 0;
    const posting = this.#pool[last] ?? 0;
    if ((this.#lengths[term] ?? 0) > 0 && posting >>> COUNT_BITS === document) {
      if ((posting & LARGEST_COUNT) < LARGEST_COUNT) this.#pool[last] = posting + 1;
      return;
    }
    this.#append(term, document * (1 << COUNT_BITS) + 1);
  }

  /** The number of a term, or -1. */
  find(high: number, low: number): number {
    return this.#slots[this.#slotOf(high, low)] ?? NO_TERM;
  }

  /** How many documents contain a term. */
  lengthOf(term: number): number {
    return this.#lengths[term] ?? 0;
  }

  visit(term: number, visit: (document: number, count: number) => void): void {
    let block = this.#firsts[term] ?? 0;
    let size = SMALLEST_BLOCK;
    let remaining = this.#lengths[term] ?? 0;
    while (remaining > 0) {
      const end = block + Math.min(size, remaining);
      for (let index = block; index < end; index += 1) {
        const posting = this.#pool[index] ?? 0;
        visit(posting >>> COUNT_BITS, posting & LARGEST_COUNT);
      }
      remaining -= size;
      block = this.#pool[block + size] ?? 0;
      size = nextSize(size);
    }
  }

  /** Adds to the score of each document what a term of it contributes, less the longer the document is. */
  addScores(
    term: number,
    { gain, dampening, scores }: { gain: number; dampening: Float32Array; scores: Float32Array },
  ): void {
    // Called for hundreds of thousands of postings a search: nothing is looked up twice.
    const pool = this.#pool;
    let block = this.#firsts[term] ?? 0;
    let size = SMALLEST_BLOCK;
    let remaining = this.#lengths[term] ?? 0;
    while (remaining > 0) {
      const end = block + Math.min(size, remaining);
      for (let index = block; index < end; index += 1) {
        const posting = pool[index] ?? 0;
        const document = posting >>> COUNT_BITS;
        const count = posting & LARGEST_COUNT;
        scores[document] =
          (scores[document] ?? 0) + (gain * count) / (count + (dampening[document] ?? 0));
      }
      remaining -= size;
      block = pool[block + size] ?? 0;
      size = nextSize(size);
    }
  }

  /** The same postings under new document numbers, without the documents that get none. */
  renumbered(newNumbers: Int32Array): TermPostings {
    const fresh = new TermPostings();
    for (let term = 0; term < this.#terms; term += 1) {
      const high = this.#highs[term] ?? 0;
      const low = this.#lows[term] ?? 0;
      this.visit(term, (document, count) => {
        const renumbered = newNumbers[document] ?? -1;
        if (renumbered < 0) return;
        fresh.#append(fresh.#findOrAdd(high, low), renumbered * (1 << COUNT_BITS) + count);
      });
    }
    return fresh;
  }

  #append(term: number, posting: number): void {
    const length = this.#lengths[term] ?? 0;
    const next = (this.#lasts[term] ?? 0) + 1;
    if (length > 0 && next < (this.#ends[term] ?? 0)) {
      this.#pool[next] = posting;
      this.#lasts[term] = next;
    } else {
      this.#appendInNewBlock(term, posting, length);
    }
    this.#lengths[term] = length + 1;
  }

  #appendInNewBlock(term: number, posting: number, length: number): void {
    const size = blockSizeAfter(length);
    const block = this.#used;
    this.#used += size + 1;
    if (this.#used > this.#pool.length) this.#pool = enlarged(this.#pool, this.#used);
    if (length === 0) this.#firsts[term] = block;
    else this.#pool[this.#ends[term] ?? 0] = block;
    this.#pool[block] = posting;
    this.#lasts[term] = block;
    this.#ends[term] = block + size;
  }

  #findOrAdd(high: number, low: number): number {
    const slot = this.#slotOf(high, low);
    const found = this.#slots[slot] ?? NO_TERM;
    if (found !== NO_TERM) return found;
    const term = this.#terms;
    this.#slots[slot] = term;
    if (term === this.#highs.length) this.#enlargeTerms();
    this.#highs[term] = high;
    this.#lows[term] = low;
    this.#terms += 1;
    if (this.#terms * 2 > this.#slots.length) this.#rehash();
    return term;
  }

  #slotOf(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    const mixed = Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (;;) {
      const term = this.#slots[slot] ?? NO_TERM;
      if (term === NO_TERM || (this.#highs[term] === high && this.#lows[term] === low)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(NO_TERM);
    for (let term = 0; term < this.#terms; term += 1) {
      this.#slots[this.#slotOf(this.#highs[term] ?? 0, this.#lows[term] ?? 0)] = term;
    }
  }

  #enlargeTerms(): void {
    const length = this.#terms + 1;
    this.#highs = enlargedSigned(this.#highs, length);
    this.#lows = enlargedSigned(this.#lows, length);
    this.#firsts = enlarged(this.#firsts, length);
    this.#lasts = enlarged(this.#lasts, length);
    this.#ends = enlarged(this.#ends, length);
    this.#lengths = enlarged(this.#lengths, length);
  }
}

function nextSize(size: number): number {
  return Math.min(size * 2, LARGEST_BLOCK);
}

/** The size of the block that follows `length` postings in full blocks. */
function blockSizeAfter(length: number): number {
  let size = SMALLEST_BLOCK;
  let covered = 0;
  while (covered < length) {
    covered += size;
    size = nextSize(size);
  }
  return size;
}

function enlarged(numbers: Uint32Array<ArrayBuffer>, atLeast: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(atLeast, numbers.length * 2));
  larger.set(numbers);
  return larger;
}

function enlargedSigned(
  numbers: Int32Array<ArrayBuffer>,
  atLeast: number,
): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(atLeast, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
