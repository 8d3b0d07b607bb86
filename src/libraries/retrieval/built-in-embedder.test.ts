import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_MODEL, createBuiltInEmbedder } from './built-in-embedder.ts';
import { quantise, restore } from './quantise.ts';

const embed = createBuiltInEmbedder();
const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

describe('the built-in model', () => {
  it('gives each text a vector of length one, and none to no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const vector = embed(text);
        expect(vector).toHaveLength(BUILT_IN_MODEL.dimensions);
        const length = Math.sqrt(cosine(vector, vector));
        expect(length === 0 || Math.abs(length - 1) < 1e-4).toBe(true);
      }),
    );
    expect(embed(' \n').every((value) => value === 0)).toBe(true);
  });

  it('embeds a text the same whatever it embedded before', () => {
    const text = 'โรงงานรับซื้ออ้อย 1,420 บาทต่อตัน';
    const first = createBuiltInEmbedder()(text);
    embed('อะไรก็ได้ '.repeat(500));
    expect(embed(text)).toEqual(first);
  });

  it('never changes its recipe without changing its id', () => {
    const vector = embed('ราคา อ้อย ปี ๒๕๖๙ and the running costs of 3 mills');
    const print = createHash('sha256').update(quantise(vector)).digest('hex').slice(0, 16);
    // When this changes, give the model a new id: files embedded by the old recipe must be embedded again.
    expect([BUILT_IN_MODEL.id, print]).toEqual(['letters-1024-1', 'c726593d720a4316']);
  });

  it('finds similarity in letters: over spelling, spaces and endings, not over meaning', () => {
    const cane = embed('น้ำตาลทรายจากอ้อย');
    expect(cosine(cane, embed('น้ำ ตาลทราย จากออย'))).toBeGreaterThan(0.5);
    expect(cosine(cane, embed('นโยบายการลาพักร้อน'))).toBeLessThan(0.2);
    expect(cosine(embed('crushing canes'), embed('crush the cane'))).toBeGreaterThan(0.4);
  });

  it('loses less than a hundredth of similarity when a vector is stored in bytes', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.lorem({ maxCount: 40 }), (one, other) => {
        const exact = cosine(embed(one), embed(other));
        const kept = cosine(restore(quantise(embed(one))), restore(quantise(embed(other))));
        expect(Math.abs(exact - kept)).toBeLessThan(0.01);
      }),
    );
  });
});
