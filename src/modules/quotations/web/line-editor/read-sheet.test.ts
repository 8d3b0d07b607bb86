import { describe, expect, it } from 'vitest';
import { moveLine } from './editor-line.ts';
import { readFigure, readSheet } from './read-sheet.ts';

const itemsOf = (text: string) => readSheet(text).lines.map(({ item }) => item);

describe('lines copied from a sheet', () => {
  it('have name, quantity, unit, price and discount, below a row of headings', () => {
    const text = 'รายการ\tจำนวน\tหน่วย\tราคา\tส่วนลด\r\nปุ๋ย 15-15-15\t1,200\tกระสอบ\t฿850.50\t5%\r\n';
    expect(itemsOf(text)).toMatchObject([
      {
        item_name: 'ปุ๋ย 15-15-15',
        quantity: 1200,
        unit: 'กระสอบ',
        unit_price: 850.5,
        discount_value: 5,
      },
    ]);
  });

  it('may have Thai digits, line breaks and quotation marks in a cell, and no price', () => {
    expect(itemsOf('"ท่อ 2""\nยาว 4 เมตร"\t๑๒\tเส้น')).toMatchObject([
      { item_name: 'ท่อ 2" ยาว 4 เมตร', quantity: 12, unit: 'เส้น', unit_price: 0 },
    ]);
  });

  it('are headings where they have a name alone; blank rows are left out', () => {
    const read = itemsOf('ค่าแรง\t\t\t\n\t\t\t\nขนส่ง\t2\tเที่ยว\t1500');
    expect(read.map(({ item_type, item_name }) => [item_type, item_name])).toEqual([
      ['section', 'ค่าแรง'],
      ['product', 'ขนส่ง'],
    ]);
  });

  it('are named where a figure cannot be read, and none of them is made up', () => {
    const { lines, unread } = readSheet('ปุ๋ย\t2\tถุง\t100\nยา\tสอง\tขวด\t50\n\t3\tถุง\t10');
    expect(lines).toHaveLength(1);
    expect(unread).toEqual([2, 3]);
  });
});

it('a figure is read as sheets write it, and nothing else is', () => {
  expect(['1,250.50', ' 7 ', '.5', '๑๐', '฿25'].map(readFigure)).toEqual([1250.5, 7, 0.5, 10, 25]);
  expect(['', '-1', '1e3', '1.2.3', 'x'].map(readFigure)).toEqual([NaN, NaN, NaN, NaN, NaN]);
});

it('a line is moved to the place of another, and stays in the list', () => {
  expect(moveLine(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveLine(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveLine(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(moveLine(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});
