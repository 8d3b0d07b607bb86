import { describe, expect, it } from 'vitest';
import { tableText } from './table-text.ts';

describe('writing a table as text', () => {
  it('names the column of every cell, so that a row can be read alone', () => {
    const rows = [
      ['พันธุ์อ้อย', 'ราคาต่อตัน'],
      ['ขอนแก่น 3', '1,200'],
    ];
    expect(tableText(rows)).toBe('พันธุ์อ้อย | ราคาต่อตัน\nพันธุ์อ้อย: ขอนแก่น 3 | ราคาต่อตัน: 1,200');
  });

  it('leaves a title above the heading as it is', () => {
    const rows = [['รายการราคา 2569'], [], ['Code', 'Price'], ['F-01', '850']];
    expect(tableText(rows)).toBe('รายการราคา 2569\nCode | Price\nCode: F-01 | Price: 850');
  });

  it('takes a row with years for a heading, but not a row with figures', () => {
    expect(
      tableText([
        ['สินค้า', '2568'],
        ['ยูเรีย', '850'],
      ]),
    ).toContain('2568: 850');
    expect(
      tableText([
        ['ยูเรีย', '850.50'],
        ['โพแทช', '900'],
      ]),
    ).toBe('ยูเรีย | 850.50\nโพแทช | 900');
  });

  it('writes rows that are shorter or longer than the heading', () => {
    const rows = [['a', 'b', 'c'], ['1'], ['1', '', '3', '4']];
    expect(tableText(rows)).toBe('a | b | c\na: 1\na: 1 | c: 3 | 4');
  });

  it('keeps a row in one line when a cell has several', () => {
    expect(
      tableText([
        ['a', 'b'],
        ['x\ny', '\t'],
      ]),
    ).toBe('a | b\na: x y');
  });
});
