import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TermPostings } from './term-postings.ts';

/** Few terms and many documents, so that lists grow over several blocks and counts over their limit. */
const documents = fc.array(
  fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -2, max: 3 })), {
    maxLength: 40,
  }),
  { maxLength: 200 },
);

type Terms = readonly (readonly [number, number])[];

describe('TermPostings', () => {
  it('counts every term of every document, however they arrive', () => {
    fc.assert(
      fc.property(documents, (given) => {
        expect(read(fill(given), given)).toEqual(countNaively(given));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the counts of the documents that stay, under their new numbers', () => {
    fc.assert(
      fc.property(documents, fc.func(fc.boolean()), (given, stays) => {
        const kept = [...given.keys()].filter((document) => stays(document));
        const newNumbers = new Int32Array(given.length).fill(-1);
        for (const [number, document] of kept.entries()) newNumbers[document] = number;
        const remaining = kept.map((document) => given[document] ?? []);
        const postings = fill(given).renumbered(newNumbers);
        expect(read(postings, given)).toEqual(countNaively(remaining, given));
      }),
      { numRuns: 100 },
    );
  });

  it('stops at 255 occurrences and continues with other documents', () => {
    const postings = fill([Array.from({ length: 400 }, () => [1, 2] as const), [[1, 2]]]);
    expect(read(postings, [[[1, 2]]])).toEqual({ '1 2': ['0:255', '1:1'] });
  });

  it('distinguishes thousands of terms', () => {
    const terms = Array.from({ length: 50_000 }, (_, number) => [number, -number] as const);
    const postings = fill([terms, terms.slice(0, 10)]);
    const found = terms.map(([high, low]) => postings.lengthOf(postings.find(high, low)));
    expect(found).toEqual(terms.map((_, number) => (number < 10 ? 2 : 1)));
    expect(postings.find(1, 1)).toBe(-1);
  });
});

function fill(given: readonly Terms[]): TermPostings {
  const postings = new TermPostings();
  for (const [document, terms] of given.entries()) {
    for (const [high, low] of terms) postings.count(high, low, document);
  }
  return postings;
}

function read(postings: TermPostings, given: readonly Terms[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [high, low] of given.flat()) {
    const list: string[] = [];
    const term = postings.find(high, low);
    if (term >= 0)
      postings.visit(term, (document, count) => void list.push(`${document}:${count}`));
    expect(list).toHaveLength(term < 0 ? 0 : postings.lengthOf(term));
    found[`${high} ${low}`] = list;
  }
  return found;
}

function countNaively(given: readonly Terms[], all = given): Record<string, string[]> {
  const names = all.flat().map(([high, low]) => `${high} ${low}`);
  const found: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const [document, terms] of given.entries()) {
    const counts = Map.groupBy(terms, ([high, low]) => `${high} ${low}`);
    for (const [name, { length }] of counts) found[name]?.push(`${document}:${length}`);
  }
  return found;
}
