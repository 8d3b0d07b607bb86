import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareScores, figuresOf, placeOf, type QuestionResult } from './score-rules.ts';

const result = (questionId: string, place: number | null, asOf = 'now'): QuestionResult => ({
  questionId,
  asOf,
  place,
  found: [],
});
const places = fc.array(fc.option(fc.integer({ min: 1, max: 10 })), { maxLength: 30 });
const resultsOf = (given: readonly (number | null)[]) =>
  given.map((place, number) => result(String(number), place));

describe('the rank of a file', () => {
  it('is that of the first passage of any expected file', () => {
    const passages = ['a', 'b', 'c', 'b'].map((fileId) => ({ fileId }));
    expect(placeOf(passages, ['c', 'b'])).toBe(2);
    expect(placeOf(passages, ['d'])).toBeNull();
  });
});

describe('the figures of a score', () => {
  it('count first ranks, ranks within five, and the mean of one divided by the rank', () => {
    expect(figuresOf(resultsOf([1, 2, 5, 6, null]))).toEqual({
      questions: 5,
      first: 1,
      within_five: 3,
      reciprocal_rank: (1 + 1 / 2 + 1 / 5 + 1 / 6) / 5,
    });
    expect(figuresOf([])).toMatchObject({ questions: 0, reciprocal_rank: 0 });
  });

  it('are always in order: first <= reciprocal rank <= found, whatever the ranks', () => {
    fc.assert(
      fc.property(places, (given) => {
        const { questions, first, within_five, reciprocal_rank } = figuresOf(resultsOf(given));
        expect(first).toBeLessThanOrEqual(within_five);
        const found = given.filter((place) => place !== null).length;
        expect(reciprocal_rank * questions).toBeGreaterThanOrEqual(first - 1e-9);
        expect(reciprocal_rank * questions).toBeLessThanOrEqual(found + 1e-9);
      }),
    );
  });
});

describe('a comparison of two scores', () => {
  it('sees no drop against itself, and never one where nothing was lost', () => {
    fc.assert(
      fc.property(places, (given) => {
        const same = compareScores(resultsOf(given), resultsOf(given));
        expect(same).toMatchObject({ dropped: false, lost: [] });
        const better = given.map(() => 1);
        expect(compareScores(resultsOf(given), resultsOf(better)).dropped).toBe(false);
      }),
    );
  });

  it('lists the questions whose file people no longer see', () => {
    const before = resultsOf([1, 5, 6, null]);
    const after = resultsOf([2, 6, 1, null]);
    expect(compareScores(before, after)).toMatchObject({ dropped: false, lost: ['1'] });
    expect(compareScores(before, resultsOf([6, 5, 6, null]))).toMatchObject({
      dropped: true,
      lost: ['0'],
      before: { first: 1, within_five: 2 },
      after: { first: 0, within_five: 1 },
    });
  });

  it('leaves out questions that only one of them asked in their current form', () => {
    const before = [result('a', 1), result('b', 1, 'before it was changed')];
    const after = [result('a', 1), result('b', null), result('c', null)];
    expect(compareScores(before, after)).toMatchObject({
      dropped: false,
      after: { questions: 1, first: 1 },
    });
  });
});
