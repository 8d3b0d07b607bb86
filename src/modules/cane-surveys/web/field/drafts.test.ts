import { expect, it } from 'vitest';
import { readMeasure } from './drafts.ts';

it('reads numbers with a comma or a point, and nothing else', () => {
  const typed = ['12', ' 2,8 ', '2.75', '0', '', 'x', '-3', '1e400'];
  expect(typed.map(readMeasure)).toEqual([12, 2.8, 2.75, 0, null, null, null, null]);
});
