import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const hits = (text: string, search: string) =>
  matchedParts(text, search).flatMap((part) => (part.hit ? [part.text] : []));

it('marks what was searched for, whatever its case, and never tears a tone mark from its letter', () => {
  expect(hits('Purchase Order', 'ORDER pur')).toEqual(['Pur', 'Order']);
  expect(hits('วันที่รับซื้ออ้อย', 'ซือ')).toEqual([]);
  expect(hits('วันที่รับซื้ออ้อย', 'รับซ')).toEqual(['รับซื้']);
});

it('leaves filters and quotes out', () => {
  expect(hits('module date', 'module:PO type:date date')).toEqual(['date']);
  expect(hits('ราคาอ้อยสด', '"อ้อยสด"')).toEqual(['อ้อยสด']);
});

it('never changes the text, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, search) => {
      const parts = matchedParts(text, search);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
