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
  { label: th.date.earlier_month, act: 'onClick', given: [], day: '2026-02-28' },
  { label: th.date.later_month, act: 'onClick', given: [], day: '2026-04-30' },
  { label: th.date.month, act: 'onChange', given: [chosen('12')], day: '2026-12-31' },
  { label: th.date.year, act: 'onChange', given: [chosen('2028')], day: '2028-03-31' },
])('$label leads there', async ({ label, act, given, day }) => {
  expect(await shownAfter(label, act, ...given)).toEqual([day]);
});
