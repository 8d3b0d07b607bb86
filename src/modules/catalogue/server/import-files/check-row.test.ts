import { expect, it } from 'vitest';
import { importFormat } from '#modules/catalogue/contract/import-format.ts';
import { createRowCheck } from './check-row.ts';

const columns = Object.entries(importFormat.features);
const check = createRowCheck({
  part: 'features',
  places: new Map(columns.map(([column], place) => [column, place])),
  findChoice: () => undefined,
});
const place = (column: string) => columns.findIndex(([name]) => name === column);
const row = (cells: Record<string, string>) =>
  columns.map(([column]) => cells[column] ?? (column.endsWith('_code') ? 'X' : ''));

it.each(columns.filter(([, rules]) => !('choices' in rules)))(
  'takes a %s of the longest length and none that is longer',
  (column, { limit }) => {
    const longest = 'ก'.repeat(limit);
    expect(check(row({ [column]: longest })).problems).toEqual([]);
    expect(check(row({ [column]: `${longest}ก` })).problems).toMatchObject([
      { column, code: 'too_long' },
    ]);
  },
);

it('takes the fallback for an empty choice and refuses one that is none', () => {
  const { cells, problems } = check(row({}));
  expect([cells[place('status')], problems]).toEqual(['active', []]);
  expect(check(row({ status: 'gone' })).problems).toMatchObject([{ code: 'not_a_choice' }]);
  expect(check(row({ feature_code: '' })).problems).toMatchObject([
    { column: 'feature_code', code: 'required' },
  ]);
});
