import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBuiltInEmbedder } from './built-in-embedder.ts';
import { fusedScore } from './fuse-scores.ts';
import { documentTerms, questionTerms } from './keyword-terms.ts';
import { quantise, restore } from './quantise.ts';
import { SearchIndex } from './search-index.ts';

const embed = createBuiltInEmbedder();
const words = ['อ้อย', 'โรงงาน', 'ราคา', 'ccs', 'sugar', 'cane', '2569', 'สัญญา', 'โควตา', 'leave'];
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom('', ' ')), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => parts.flat().join(''));

describe('SearchIndex', () => {
  let index: SearchIndex;
  beforeEach(() => {
    index = new SearchIndex(1_024);
  });

  const add = (fileId: string, ...texts: string[]) => {
    index.add(
      texts.map((text, chunkNo) => ({ fileId, chunkNo, text, embedding: quantise(embed(text)) })),
    );
  };
  const search = (text: string, vectorWeight = 0.2) =>
    index.search({ text, vector: embed(text), vectorWeight, limit: 10 });

  it('scores keywords exactly as BM25 defines, even after files were removed', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 12 }),
        fc.array(sentence, { maxLength: 12 }),
        sentence,
        (kept, removed, question) => {
          index = new SearchIndex(1_024);
          for (const [number, text] of removed.entries()) add(`removed ${number}`, text);
          for (const [number, text] of kept.entries()) add(`kept ${number}`, text);
          for (const number of removed.keys()) index.removeFile(`removed ${number}`);
          const found = index.search({ text: question, vectorWeight: 0, limit: 50 });
          const expected = bm25(kept, question);
          const scores = new Map(found.map(({ fileId, score }) => [fileId, score]));
          for (const [number, score] of expected.entries()) {
            expect(scores.get(`kept ${number}`) ?? 0).toBeCloseTo(Math.min(1, score), 4);
          }
          expect(found.map(({ score }) => score)).toEqual(
            found.map(({ score }) => score).toSorted((one, other) => other - one),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('finds the best of both legs, though it compares few of the vectors', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 20 }),
        sentence,
        fc.constantFrom(0.2, 0.5, 1),
        (texts, text, vectorWeight) => {
          index = new SearchIndex(1_024);
          for (const [number, stored] of texts.entries()) add(`file ${number}`, stored);
          const vector = embed(text);
          const keywords = bm25(texts, text);
          const expected = texts.map((stored, number) => {
            const bytes = quantise(embed(stored));
            const similarity = restore(bytes).reduce(
              (sum, at, i) => sum + at * (vector[i] ?? 0),
              0,
            );
            return fusedScore(keywords[number] ?? 0, similarity, vectorWeight);
          });
          const found = index.search({ text, vector, vectorWeight, limit: 3 });
          const best = expected.filter((score) => score > 0).toSorted((a, b) => b - a);
          expect(found).toHaveLength(Math.min(3, best.length));
          for (const [place, { score }] of found.entries()) {
            expect(score).toBeCloseTo(Math.min(1, best[place] ?? 0), 3);
          }
        },
      ),
    );
  });

  it('gives the same answers after it has cleared away what was removed', () => {
    const texts = Array.from(
      { length: 3_000 },
      (_, number) => `plot ${number} of zone ${number % 7}`,
    );
    for (const [number, text] of texts.entries()) add(`file ${number}`, text, `second ${text}`);
    for (let number = 0; number < 3_000; number += 1) {
      if (number % 3 !== 0) index.removeFile(`file ${number}`);
    }
    expect(index.chunks).toBe(2_000);
    const fresh = new SearchIndex(1_024);
    for (let number = 0; number < 3_000; number += 3) {
      const text = texts[number] ?? '';
      fresh.add(
        [text, `second ${text}`].map((chunk, chunkNo) => ({
          fileId: `file ${number}`,
          chunkNo,
          text: chunk,
          embedding: quantise(embed(chunk)),
        })),
      );
    }
    const question = {
      text: 'plot 1500 zone',
      vector: embed('plot 1500 zone'),
      vectorWeight: 0.2,
      limit: 20,
    };
    expect(index.search(question)).toEqual(fresh.search(question));
    expect(index.bytes).toBeLessThan(fresh.bytes * 3);
    index.removeFile('file 1500');
    expect(index.search(question).some(({ fileId }) => fileId === 'file 1500')).toBe(false);
  });

  it('finds a chunk that only one of the legs knows', () => {
    add('words', 'ราคาอ้อยปี 2569');
    const direction = new Int8Array(1_024);
    direction[5] = 100;
    index.add([{ fileId: 'meaning', chunkNo: 0, text: 'zzz', embedding: direction }]);
    const vector = new Float32Array(1_024);
    vector[5] = 1;
    const found = index.search({ text: 'ราคาอ้อย', vector, vectorWeight: 0.5, limit: 10 });
    expect(found.map(({ fileId }) => fileId).toSorted()).toEqual(['meaning', 'words']);
    expect(found.find(({ fileId }) => fileId === 'meaning')?.score).toBeCloseTo(0.5);
  });

  it('uses the similarities of another engine in place of its own vectors', () => {
    add('near', 'อ้อย');
    add('far', 'อ้อย');
    const near = { fileId: 'near', chunkNo: 0, similarity: 0.9 };
    const unknown = { fileId: 'unknown', chunkNo: 0, similarity: 1 };
    const similarities = [near, unknown];
    const found = index.search({ text: 'อ้อย', similarities, vectorWeight: 0.5, limit: 10 });
    expect(found.map(({ fileId }) => fileId)).toEqual(['near', 'far']);
    expect((found[0]?.score ?? 0) - (found[1]?.score ?? 0)).toBeCloseTo(0.45);
  });

  it('scores a text with the whole question near 1 and one with nothing of it not at all', () => {
    add('whole', 'โรงงานรับซื้ออ้อยเข้าหีบ');
    add('nothing', 'annual leave policy');
    const found = search('รับซื้ออ้อย', 0);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ fileId: 'whole' });
    expect(found[0]?.score).toBeGreaterThan(0.9);
  });

  it('finds Thai without spaces, with other digits, and with damaged letters', () => {
    add('cane', 'ราคารับซื้ออ้อยขั้นต้น ปีการผลิต 2569 ตันละ 1,420 บาท');
    add('leave', 'สิทธิลาพักร้อนของพนักงานประจำ ปีละ 10 วันทำการ');
    for (const question of ['ราคาอ้อยปี๒๕๖๙', 'ราคา อ้อย ขั้นต้น', 'ราครับซือออยขันตน', 'ตันละ ๑,๔๒๐']) {
      expect(search(question)[0]?.fileId).toBe('cane');
    }
  });

  it('does not let question words decide', () => {
    add('asking', 'What is what? Which is which? อะไรคืออะไร');
    add('answer', 'The mill opens at seven');
    expect(search('What time is it when the mill opens?', 0)[0]?.fileId).toBe('answer');
    expect(search('what is?', 0)[0]?.fileId).toBe('asking');
  });

  it('has no answer to an empty question', () => {
    expect(search('อ้อย')).toEqual([]);
    add('cane', 'อ้อย');
    for (const nothing of ['', ' ', '?', '\u200B']) expect(search(nothing)).toEqual([]);
  });
});

/** The textbook formula over whole lists of terms, as a share of what a perfect text would get. */
function bm25(texts: readonly string[], question: string): number[] {
  const documents = texts.map((text) => {
    const terms: string[] = [];
    documentTerms(text, (high, low) => void terms.push(`${high} ${low}`));
    return terms;
  });
  const questionWeights = new Map<string, number>();
  questionTerms(question, (high, low, isWord) =>
    questionWeights.set(`${high} ${low}`, isWord ? 1.5 : 1),
  );
  const average = documents.flat().length / documents.length;
  const weights = [...questionWeights].map(([term, weight]) => {
    const containing = documents.filter((terms) => terms.includes(term)).length;
    const idf = Math.log(1 + (documents.length - containing + 0.5) / (containing + 0.5));
    return { term, carried: weight * idf };
  });
  const information = weights.reduce((sum, { carried }) => sum + carried, 0);
  return documents.map((terms) => {
    const held = 0.4 * (0.25 + (0.75 * terms.length) / average);
    const score = weights.reduce((sum, { term, carried }) => {
      const count = terms.filter((other) => other === term).length;
      return sum + (carried * 1.4 * count) / (count + held);
    }, 0);
    return information === 0 ? 0 : score / information;
  });
}
