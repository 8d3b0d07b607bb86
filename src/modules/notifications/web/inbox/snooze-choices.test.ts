import { expect, it } from 'vitest';
import { MOST_SNOOZE_DAYS } from '#platform/contract/inbox-boxes.ts';
import { lastSnoozeDay, momentOf, snoozeChoices } from './snooze-choices.ts';

it('notices come back in an hour, this evening, tomorrow or on Monday, by the clocks of Thailand', () => {
  expect(snoozeChoices(new Date('2026-11-25T03:00:00Z'))).toEqual([
    { name: 'hour', at: '2026-11-25T04:00:00.000Z' },
    { name: 'evening', at: '2026-11-25T11:00:00.000Z' },
    { name: 'tomorrow', at: '2026-11-26T01:00:00.000Z' },
    { name: 'monday', at: '2026-11-30T01:00:00.000Z' },
  ]);
});

it('a choice that is another one, or nearly over, is left out', () => {
  // Sunday evening in Thailand.
  expect(snoozeChoices(new Date('2026-11-29T12:00:00Z')).map(({ name }) => name)).toEqual([
    'hour',
    'tomorrow',
  ]);
  // Already Monday in Thailand.
  expect(snoozeChoices(new Date('2026-11-29T20:00:00Z')).at(-1)).toEqual({
    name: 'monday',
    at: '2026-12-07T01:00:00.000Z',
  });
});

it('until any time of the last day, and of no later one, is as long as the server allows', () => {
  const midnight = momentOf('2026-11-25', '00:00');
  const days = (time: string) =>
    (Date.parse(momentOf(lastSnoozeDay('2026-11-25'), time)) - Date.parse(midnight)) / 86_400_000;
  expect(days('23:59')).toBeLessThan(MOST_SNOOZE_DAYS);
  expect(days('23:59')).toBeGreaterThan(MOST_SNOOZE_DAYS - 1);
});
