import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { existingPage, pageCount, pageSteps } from './page-numbers.ts';

describe('the pages offered', () => {
  it('are all of them up to six', () => {
    expect(pageSteps(2, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pageSteps(1, 1)).toEqual([1]);
  });

  it('are the first two, the current one and the last two if there are more, with gaps between', () => {
    expect(pageSteps(5, 10)).toEqual([1, 2, 'gap', 5, 'gap', 9, 10]);
    expect(pageSteps(1, 7)).toEqual([1, 2, 'gap', 6, 7]);
    expect(pageSteps(3, 7)).toEqual([1, 2, 3, 'gap', 6, 7]);
    expect(pageSteps(8, 10)).toEqual([1, 2, 'gap', 8, 9, 10]);
  });

  it('rise, contain the current page and both ends, and have a gap exactly where pages are left out', () => {
    const places = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(places, ([current, count]) => {
        const steps = pageSteps(current, count);
        const pages = steps.filter((step) => step !== 'gap');
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages).toContain(current);
        expect(pages).toContain(1);
        expect(pages).toContain(count);
        expect(pages.length).toBeLessThanOrEqual(6);
        for (const [index, page] of pages.slice(1).entries()) {
          const before = pages[index] ?? 0;
          const between = steps[steps.indexOf(page) - 1];
          expect(between === 'gap').toBe(page - before > 1);
        }
      }),
    );
  });

  it('number one even of an empty list', () => {
    expect(pageCount(0, 25)).toBe(1);
    expect(pageCount(25, 25)).toBe(1);
    expect(pageCount(26, 25)).toBe(2);
  });
});

it('a page whose rows are gone becomes the last one there is', () => {
  const page = { page: 5, pageSize: 50 };
  expect(existingPage({ ...page, total: 200 })).toBe(4);
  expect(existingPage({ ...page, total: 201 })).toBe(5);
  expect(existingPage({ ...page, total: 0 })).toBe(1);
  expect(existingPage({ ...page, total: 100, totalIsMinimum: true })).toBe(5);
});
