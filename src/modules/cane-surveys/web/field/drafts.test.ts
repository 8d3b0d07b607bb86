import { expect, it } from 'vitest';
import {
  isUnlikelyMeasure,
  isWaiting,
  isWrongMeasure,
  readMeasure,
  withSentDrafts,
  type Draft,
} from './drafts.ts';

it('reads numbers with a comma or a point, and nothing else', () => {
  const typed = ['12', ' 2,8 ', '2.75', '0', '', 'x', '-3', '1e400'];
  expect(typed.map(readMeasure)).toEqual([12, 2.8, 2.75, 0, null, null, null, null]);
});

it('takes no more than any cane has', () => {
  expect(isWrongMeasure('height_cm', '2500')).toBe(true);
  expect(isWrongMeasure('diameter_cm', '28')).toBe(true);
});

it('asks about lengths that are most likely metres, and about nothing else', () => {
  const asked = ['1,95', '9.9', '10', '0', '', 'x'].filter((typed) =>
    isUnlikelyMeasure('height_cm', typed),
  );
  expect(asked).toEqual(['1,95', '9.9']);
  expect(isUnlikelyMeasure('diameter_cm', '2,8')).toBe(false);
});

it('takes a month of the year alone', () => {
  const wrong = ['', '1', '12', '13', '0', '2.5', 'x'].filter((typed) =>
    isWrongMeasure('planting_month', typed),
  );
  expect(wrong).toEqual(['13', '0', '2.5', 'x']);
  expect(isWrongMeasure('height_cm', '251,5')).toBe(false);
});

it('shows what was sent as such until a plan says that it is done', () => {
  const skip = (id: string): Draft => ({
    kind: 'skip',
    id,
    visit_id: `visit of ${id}`,
    deed_number: '34475',
    skip_reason: 'flooded',
    isReady: true,
  });
  const drafts = withSentDrafts(
    [skip('waits')],
    [skip('waits'), skip('sent'), skip('never stored')],
    new Set(['sent']),
  );
  expect(drafts.map(({ id, isSent }) => [id, isSent])).toEqual([
    ['waits', undefined],
    ['sent', true],
  ]);
  expect(drafts.map(isWaiting)).toEqual([true, false]);
});
