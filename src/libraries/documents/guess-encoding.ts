import type { TextEncoding } from './text-encodings.ts';
import { countDamage, textQuality } from './text-quality.ts';

/** Enough to know a language by. */
const SAMPLE_BYTES = 64 * 1024;
const HIGH_RUNS = /[\u0080-\u00FF]+/g;
/** What Latin text has beyond ASCII: letters, quotation marks, dashes, signs of money and measures. */
const LATIN = /[À-ÖØ-öø-ÿŠšŽžŒœŸªº‘’“”–—…•°£€©®§«»½¼¾²³µ·¡¿´±™]/g;
const CONTROLS = /[\u0080-\u009F]/;
const KANA = /[\u3040-\u30FF]/g;
const HALF_WIDTH = /[\uFF61-\uFF9F]/g;
const THAI_VOWELS = /[\u0E30-\u0E3A\u0E40-\u0E4E]/g;
const INITIALS = 12;
const NOT_ASCII = /[^\0-\u007F]/g;

/**
 * What bytes that are no UTF-8 are likely to be. Thai of before Unicode comes first: it is what a Thai
 * company has most of, and its long runs, whose marks have letters under them, look like nothing else.
 */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const sample = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE_BYTES));
  const runs = sample.toString('latin1').match(HIGH_RUNS) ?? [];
  const meanRun = runs.join('').length / Math.max(1, runs.length);
  if (meanRun > 2 && isThai(sample)) return 'windows-874';
  if (meanRun < 2 && isLatin(sample)) return 'windows-1252';
  if (isJapanese(sample)) return 'shift_jis';
  return isChinese(sample) ? 'gb18030' : 'windows-874';
}

/**
 * Text of two bytes a letter: in Thai and Latin, one byte of each pair is that of a block of letters.
 * @returns nothing where the bytes are something else
 */
export function guessUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES - (SAMPLE_BYTES % 2));
  const pairs = sample.length >> 1;
  if (pairs === 0) return undefined;
  let first = 0;
  let second = 0;
  for (let at = 0; at + 1 < sample.length; at += 2) {
    if (isBlock(sample[at])) first += 1;
    if (isBlock(sample[at + 1])) second += 1;
  }
  if (second > 0.9 * pairs && first < 0.5 * pairs) return 'utf-16le';
  return first > 0.9 * pairs && second < 0.5 * pairs ? 'utf-16be' : undefined;
}

function isBlock(byte: number | undefined): boolean {
  return byte === 0x00 || byte === 0x0e;
}

function isThai(sample: Buffer): boolean {
  const text = decode(sample, 'windows-874');
  if (text.includes('\uFFFD') || CONTROLS.test(text)) return false;
  return textQuality(countDamage(text)) > 0.95 && hasVowels(text);
}

/** A fifth of Thai letters and more are vowels and tone marks; initials have none. */
function hasVowels(text: string): boolean {
  const letters = count(text, NOT_ASCII);
  return letters < INITIALS || count(text, THAI_VOWELS) > 0.15 * letters;
}

function isLatin(sample: Buffer): boolean {
  const text = decode(sample, 'windows-1252');
  return count(text, LATIN) > 0.9 * count(text, NOT_ASCII);
}

/** Bytes of Chinese read as Japanese are mostly letters of half the width. */
function isJapanese(sample: Buffer): boolean {
  const text = decode(sample, 'shift_jis');
  const letters = count(text, NOT_ASCII);
  if (count(text, /\uFFFD/g) > 0.01 * letters) return false;
  return count(text, KANA) > 0.1 * letters && count(text, HALF_WIDTH) < 0.3 * letters;
}

/** Two of three letters of simplified Chinese are of its first level, which has a range of bytes of its own. */
function isChinese(sample: Buffer): boolean {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at + 1 < sample.length; at += 1) {
    const lead = sample[at] ?? 0;
    if (lead < 0x81) continue;
    const trail = sample[at + 1] ?? 0;
    pairs += 1;
    if (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) common += 1;
    at += 1;
  }
  return common > 0.6 * pairs && count(decode(sample, 'gb18030'), /\uFFFD/g) < 0.01 * pairs;
}

function decode(sample: Buffer, encoding: TextEncoding): string {
  // The last letter may be cut in two.
  return new TextDecoder(encoding).decode(sample, { stream: true });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
