import { expect, it } from 'vitest';
import type { TableDescription } from '#platform/contract/file-import.ts';
import { asChosen, readingOf, type Chosen } from './chosen-reading.ts';

const column = (heading: string) => ({ heading, samples: [], column: null });

/** As the last check has found it: nothing is matched. */
const found: TableDescription<string> = {
  encoding: 'utf-8',
  sheets: [],
  sheet: null,
  header_line: 2,
  columns: ['คู่ค้า', 'ติดต่อได้ที่', 'เล่าให้ฟัง'].map(column),
  missing: [],
  formulas: 0,
  merged_cells: 0,
};

const placesOf = (chosen: Chosen) => asChosen(found, chosen).columns.map((each) => each.column);

it('what was chosen stays chosen while the table is still that of an earlier check', () => {
  const first = { places: placesOf({}).with(0, 'company_name') };
  const second = { ...first, places: placesOf(first).with(1, 'phone') };
  expect(placesOf(second)).toEqual(['company_name', 'phone', null]);
  const meanings = [{ column: 'status', value: 'ปกติ', means: 'active' }];
  expect(readingOf(found, { ...second, meanings, omitted: [4] })).toEqual({
    encoding: 'utf-8',
    header_line: 2,
    columns: 'company_name,phone,',
    meanings,
    omitted: [4],
  });
});
