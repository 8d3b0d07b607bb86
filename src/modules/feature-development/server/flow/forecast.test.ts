import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastWeeks } from './forecast.ts';

const CERTAINTIES = [50, 85, 95];

describe('a forecast of when work is done', () => {
  it('is certain where every week does the same', () => {
    expect(forecastWeeks({ remaining: 41, weeks: [10, 10, 10] }, CERTAINTIES)).toEqual([5, 5, 5]);
    expect(forecastWeeks({ remaining: 0, weeks: [3] }, CERTAINTIES)).toEqual([0, 0, 0]);
  });

  it('has no end where nothing was done, or more was rolled back than done', () => {
    expect(forecastWeeks({ remaining: 1, weeks: [0, 0] }, CERTAINTIES)).toEqual([null, null, null]);
    expect(forecastWeeks({ remaining: 9, weeks: [] }, [50])).toEqual([null]);
    expect(forecastWeeks({ remaining: 9, weeks: [2, -4] }, [85])).toEqual([null]);
  });

  it('comes near what can be worked out by hand', () => {
    // Half of all weeks do one piece of work: two pieces take 3 weeks or fewer in 50 % of all futures
    // (1/4 + 1/4), 5 or fewer in 81 %, 6 or fewer in 89 %.
    expect(forecastWeeks({ remaining: 2, weeks: [0, 1] }, [45, 80, 88])).toEqual([3, 5, 6]);
  });

  it('is later for a higher certainty and for more work, and the same every time', () => {
    const weeks = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 26 });
    const work = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(weeks, work, work, (past, some, more) => {
        const pace = { remaining: some, weeks: past };
        const [half = null, careful = null, sure = null] = forecastWeeks(pace, CERTAINTIES);
        const order = [half, careful, sure].map((length) => length ?? Infinity);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        const [later = null] = forecastWeeks({ remaining: some + more, weeks: past }, [50]);
        expect(later ?? Infinity).toBeGreaterThanOrEqual(half ?? Infinity);
        expect(forecastWeeks(pace, CERTAINTIES)).toEqual([half, careful, sure]);
      }),
      { numRuns: 20 },
    );
  });
});
