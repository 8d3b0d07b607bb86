import { expect, it } from 'vitest';
import { writeRows } from './save-rows.ts';

it('writes rows as spreadsheets read them, and no formulas', () => {
  const rows = [
    ['บรรทัด', 'a,b', 'say "x"'],
    ['=1+1', '-5', ''],
  ];
  expect(writeRows(rows)).toBe(`บรรทัด,"a,b","say ""x"""\r\n'=1+1,'-5,\r\n`);
});
