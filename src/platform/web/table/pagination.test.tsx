import { expect, it } from 'vitest';
import { th } from '#platform/contract/texts/th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { Pagination } = await import('./pagination.tsx');

const PAGE_SIZE = 25;

/** Which of the two arrows lead nowhere. */
async function endsOf(page: number, total: number, totalIsMinimum = false): Promise<string[]> {
  const html = await draw(
    <Pagination
      {...{ page, total, totalIsMinimum, pageSize: PAGE_SIZE, onPage: () => undefined }}
    />,
  );
  const disabled = [...html.matchAll(/<button[^>]*>/g)].flatMap(([button]) =>
    button.includes(' disabled=""') ? (/aria-label="([^"]*)"/.exec(button)?.[1] ?? []) : [],
  );
  return disabled;
}

it('leads to no page before the first and none after the last, unless rows were counted only in part', async () => {
  const { previous_page: previous, next_page: next } = th.table;
  expect(await endsOf(1, 51)).toEqual([previous]);
  expect(await endsOf(2, 51)).toEqual([]);
  expect(await endsOf(3, 51)).toEqual([next]);
  expect(await endsOf(2, 50)).toEqual([next]);
  expect(await endsOf(2, 50, true)).toEqual([]);
});
