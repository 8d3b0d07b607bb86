import { expect, it } from 'vitest';
import { th } from '#platform/contract/texts/th.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { call, partsOf } from '#tests/support/web/parts-of.ts';

standInBrowser();
const { CalendarHead } = await import('./calendar-head.tsx');

async function shownAfter(label: string, act: string, ...given: object[]): Promise<string[]> {
  const shown: string[] = [];
  const parts = await partsOf(() =>
    CalendarHead({ day: '2026-03-31', onShow: (day) => void shown.push(day) }),
  );
  call(
    parts.find((part) => part['aria-label'] === label),
    act,
    ...given,
  );
  return shown;
}

const chosen = (value: string) => ({ currentTarget: { value } });

it.each([
  [th.date.earlier_month, 'onClick', [], '2026-02-28'],
  [th.date.later_month, 'onClick', [], '2026-04-30'],
  [th.date.month, 'onChange', [chosen('12')], '2026-12-31'],
  [th.date.year, 'onChange', [chosen('2028')], '2028-03-31'],
])('%s leads there', async (label, act, given, day) => {
  expect(await shownAfter(label, act, ...given)).toEqual([day]);
});
