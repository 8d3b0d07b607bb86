import { COMMON_WORDS } from './common-words.ts';
import type { BuiltInModel } from './embedding-model.ts';
import { hashPart } from './hash-text.ts';
import { dropToneMarks, joinThai, normaliseText } from '#libraries/text/normalise-text.ts';
import { toUnitLength } from './quantise.ts';
import { segmentWords, stem } from './split-words.ts';

const DIMENSIONS = 1_024;
const WORD_WEIGHT = 1;
const GRAM_WEIGHT = 0.35;
const GRAM_LENGTHS = [3, 4];
/** Separates the numbers of words from those of grams of the same letters. */
const WORD_SEED = 1;
const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 100;
/** No word crosses a space, unless a mark joins it to what follows. */
const PHRASE_END = / (?!\p{M})/u;
const SIGN_BIT = 1 << 20;
/** By how often a feature occurs: repeated, it counts more, but ever less so. */
const DAMPED = Float32Array.from({ length: 256 }, (_, count) => 1 + Math.log(count));

/**
 * The model that needs no network: words and runs of 3 and 4 letters, each hashed to one of 1,024 numbers.
 * It compares letters, not meanings. A text always embeds the same; any change of the recipe needs a new id.
 */
export const BUILT_IN_MODEL: BuiltInModel = {
  kind: 'built-in',
  id: 'letters-1024-1',
  dimensions: DIMENSIONS,
  weight: 0.2,
};

/** Embeds text after text with the same working memory. */
export function createBuiltInEmbedder(): (text: string) => Float32Array {
  const features = new FeatureCounts();
  const words = new Remembered(hashWord);
  const phrases = new Remembered((phrase) =>
    Array.from(segmentWords(phrase), (word) => words.of(word)).filter((hash) => hash !== undefined),
  );
  return (text) => {
    const normalised = normaliseText(text);
    const letters = dropToneMarks(joinThai(normalised));
    const vector = new Float32Array(DIMENSIONS);
    features.start(letters.length * GRAM_LENGTHS.length);
    for (const length of GRAM_LENGTHS) {
      for (let end = length; end <= letters.length; end += 1) {
        features.count(hashPart(letters, { start: end - length, end, seed: 0 }));
      }
    }
    features.addTo(vector, GRAM_WEIGHT);
    features.start(normalised.length);
    for (const phrase of normalised.split(PHRASE_END)) {
      for (const hash of phrases.of(phrase)) features.count(hash);
    }
    features.addTo(vector, WORD_WEIGHT);
    return toUnitLength(vector);
  };
}

/** Nothing for a word without meaning. */
function hashWord(segment: string): number | undefined {
  if (COMMON_WORDS.has(segment)) return undefined;
  const word = dropToneMarks(stem(segment));
  return hashPart(word, { start: 0, end: word.length, seed: WORD_SEED });
}

/** A function that caches its answers: few words and phrases make up most of a text. */
class Remembered<Result> {
  readonly #compute: (text: string) => Result;
  readonly #results = new Map<string, Result>();

  constructor(compute: (text: string) => Result) {
    this.#compute = compute;
  }

  of(text: string): Result {
    const known = this.#results.get(text);
    if (known !== undefined) return known;
    const result = this.#compute(text);
    if (text.length > LONGEST_REMEMBERED) return result;
    if (this.#results.size === MOST_REMEMBERED) this.#results.clear();
    this.#results.set(text, result);
    return result;
  }
}

/** Counts hashes in an open table. Two features of one hash count as one: they share a number anyway. */
class FeatureCounts {
  #hashes = new Int32Array(0);
  #counts = new Uint8Array(0);
  #mask = 0;

  start(atMost: number): void {
    let size = 256;
    while (size < atMost * 2) size *= 2;
    if (this.#counts.length < size) {
      this.#hashes = new Int32Array(size);
      this.#counts = new Uint8Array(size);
    } else {
      this.#counts.fill(0, 0, size);
    }
    this.#mask = size - 1;
  }

  count(hash: number): void {
    let slot = hash & this.#mask;
    while (this.#counts[slot] !== 0 && this.#hashes[slot] !== hash) slot = (slot + 1) & this.#mask;
    this.#hashes[slot] = hash;
    this.#counts[slot] = Math.min(255, (this.#counts[slot] ?? 0) + 1);
  }

  addTo(vector: Float32Array, weight: number): void {
    for (let slot = 0; slot <= this.#mask; slot += 1) {
      const count = this.#counts[slot] ?? 0;
      if (count === 0) continue;
      const hash = this.#hashes[slot] ?? 0;
      const value = weight * (DAMPED[count] ?? 0);
      const dimension = (hash >>> 21) % DIMENSIONS;
      vector[dimension] = (vector[dimension] ?? 0) + ((hash & SIGN_BIT) === 0 ? value : -value);
    }
  }
}
