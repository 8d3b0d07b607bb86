import { expect, it } from 'vitest';
import { chosenPlaces, headingFinder } from './map-headings.ts';

const columns = ['code', 'name_th', 'price', 'note'] as const;
const kind = { columns, required: [], headingOf: (column: string) => `x:${column}` };
const own: Record<string, string> = { 'x:code': 'รหัสของเรา', 'x:price': 'Our price' };
const translator = {
  translate: (_language: string, key: string) => own[key] ?? key,
  describe: () => [],
  has: () => true,
  find: () => undefined,
  fieldOrder: () => new Map(),
};
const find = headingFinder(kind, translator);

it('headings are found by our own, by the names in the API, and by what else people call them', () => {
  expect(find([' รหัสของเรา ', 'PRODUCT NAME*', 'ราคาขาย', 'remarks', 'สูง'])).toEqual([
    'code',
    'name_th',
    'price',
    'note',
    null,
  ]);
  expect(find(['รหัส', 'code'])).toEqual([null, 'code']);
});

it('a heading of several names is found where those that are known mean one column', () => {
  expect(find(['ราคา/ค่าบริการ', 'ชื่อสินค้า หรือ บริการ', 'หมายเหตุ/รหัส'])).toEqual([
    'price',
    'name_th',
    null,
  ]);
  expect(find(['ราคา/ค่าบริการ', 'ราคา'])).toEqual([null, 'price']);
});

it('a chosen place has one column, and what is not a column is left out', () => {
  expect(chosenPlaces(kind, 'price,,price,nothing,code')).toEqual([
    'price',
    null,
    null,
    null,
    'code',
  ]);
});
