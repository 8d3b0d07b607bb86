import { expect, it } from 'vitest';
import { isTotalRow } from './is-total-row.ts';

const rows = (...written: string[]) => written.filter((row) => isTotalRow(row.split('|')));

it('a row is a total if it begins like one and has nothing but sums besides', () => {
  const totals = [
    'รวม|20 ราย',
    '|รวมทั้งสิ้น||1,250,000.00|บาท',
    'รวม 20 ราย||',
    'ยอดรวม:|๒๐',
    'Grand Total|1234.50',
    'TOTAL|||',
  ];
  expect(rows(...totals)).toEqual(totals);
});

it('a record whose name begins like a total is none', () => {
  expect(
    rows(
      'รวมโชคการค้า|20',
      'รวม|เชียงใหม่|053-123-456',
      'รวม|0812345678',
      'Total|0105550000001',
      'Total Energies|50',
      'ร้าน|รวม|20',
      '||',
    ),
  ).toEqual([]);
});
