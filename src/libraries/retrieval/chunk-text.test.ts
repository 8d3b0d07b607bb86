import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkRanges, chunkText } from './chunk-text.ts';
import type { ChunkSettings } from './chunks.ts';

const thaiWords = [
  'โรงงาน',
  'น้ำตาล',
  'รับซื้อ',
  'อ้อย',
  'เข้าหีบ',
  'ชาวไร่',
  'โควตา',
  'สัญญา',
  'ผู้',
  'กำหนด',
  'ที่',
];
const otherText = [
  'sugar cane',
  'CCS 12.5',
  'https://example.com/a-long-path/without/spaces',
  '๒๕๖๙',
  '👩‍🌾',
  '🇹🇭',
  'é',
];
const breaks = ['', '', '', ' ', '  ', '. ', '\n', '\r\n', '\n\n', ' ่', '\t'];

const readableText = fc
  .array(fc.tuple(fc.constantFrom(...thaiWords, ...otherText), fc.constantFrom(...breaks)), {
    maxLength: 120,
  })
  .map((parts) => parts.flat().join(''));
const anyText = fc.oneof(
  { weight: 3, arbitrary: readableText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 600 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
);
const settings = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0, max: 0.99, noNaN: true }))
  .map(([size, share]): ChunkSettings => ({ size, overlap: Math.floor(size * share) }));

describe('chunkText', () => {
  it('contains every visible character, in order', () => {
    fc.assert(
      fc.property(anyText, settings, (text, chosen) => {
        let covered = 0;
        for (const { start, end } of chunkRanges(text, chosen)) {
          expect(text.slice(covered, Math.max(covered, start)).trim()).toBe('');
          expect(end).toBeGreaterThan(covered);
          covered = end;
        }
        expect(text.slice(covered).trim()).toBe('');
      }),
      { numRuns: 1_000 },
    );
  });

  it('never exceeds the size, except for one grapheme that is longer', () => {
    fc.assert(
      fc.property(anyText, settings, (text, chosen) => {
        for (const { text: chunk } of chunkText([{ text }], chosen)) {
          expect(chunk.length <= chosen.size || graphemesOf(chunk) === 1).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never cuts inside a grapheme', () => {
    fc.assert(
      fc.property(anyText, settings, (text, chosen) => {
        const borders = bordersOf(text, 'grapheme');
        for (const { start, end } of chunkRanges(text, chosen)) {
          expect(borders.has(start) && borders.has(end)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never cuts inside a word that fits into a chunk', () => {
    fc.assert(
      fc.property(readableText, settings, (text, { size, overlap }) => {
        const borders = bordersOf(text, 'word');
        const fits = Math.max(...gaps(borders)) <= size;
        fc.pre(fits);
        for (const { start, end } of chunkRanges(text, { size, overlap })) {
          expect(borders.has(start)).toBe(true);
          expect(borders.has(end)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('overlaps by the requested size, from the next word on', () => {
    fc.assert(
      fc.property(readableText, settings, (text, { size, overlap }) => {
        const borders = [...bordersOf(text, 'word')];
        const chunks = [...chunkRanges(text, { size, overlap })];
        for (const [index, { start }] of chunks.entries()) {
          const previous = chunks[index - 1];
          // The whole overlap is given up only where the next word would not fit after it.
          if (previous === undefined || start >= previous.end) continue;
          const wanted = Math.max(previous.end - overlap, previous.start + 1);
          expect(start).toBeGreaterThanOrEqual(wanted);
          const passedOver = borders.filter((border) => border >= wanted && border < start);
          for (const border of passedOver) expect(text.slice(border, start).trim()).toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives the same chunks each time, numbered through all pages, none across two', () => {
    fc.assert(
      fc.property(fc.array(readableText, { maxLength: 4 }), settings, (texts, chosen) => {
        const pages = texts.map((text, index) => ({ text, page: index + 1 }));
        const chunks = [...chunkText(pages, chosen)];
        expect([...chunkText(pages, chosen)]).toEqual(chunks);
        expect(chunks.map(({ chunkNo }) => chunkNo)).toEqual(chunks.map((_, index) => index));
        for (const { text, page } of chunks) expect(texts[(page ?? 0) - 1]).toContain(text);
      }),
      { numRuns: 200 },
    );
  });

  it('prefers the end of a paragraph, then of a sentence, then a space', () => {
    const paragraphs = `${'ก'.repeat(60)}. ${'ข'.repeat(10)}\n\n${'ค'.repeat(80)}`;
    expect(firstChunk(paragraphs)).toBe(`${'ก'.repeat(60)}. ${'ข'.repeat(10)}`);
    const sentences = `${'one two. '.repeat(10)}three ${'four '.repeat(40)}`;
    expect(firstChunk(sentences)).toBe('one two. '.repeat(10).trim());
    const phrases = `${'อ้อย'.repeat(24)} ${'อ้อย'.repeat(30)}`;
    expect(firstChunk(phrases)).toBe('อ้อย'.repeat(24));
  });

  it('makes no chunk of an empty text', () => {
    expect([...chunkText([{ text: '' }, { text: ' \n\t' }], { size: 10, overlap: 2 })]).toEqual([]);
  });
});

function firstChunk(text: string): string | undefined {
  const [first] = chunkText([{ text }], { size: 100, overlap: 0 });
  return first?.text;
}

function bordersOf(text: string, granularity: 'grapheme' | 'word'): Set<number> {
  const segments = new Intl.Segmenter('th', { granularity }).segment(text);
  return new Set([...Array.from(segments, ({ index }) => index), text.length]);
}

function gaps(borders: Set<number>): number[] {
  const sorted = [...borders].toSorted((a, b) => a - b);
  return sorted.map((border, index) => border - (sorted[index - 1] ?? 0));
}

function graphemesOf(text: string): number {
  return Array.from(new Intl.Segmenter('th').segment(text)).length;
}
