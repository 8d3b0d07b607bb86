import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

it('a line of a sheet is an e-mail address and a phone, or one of them', () => {
  const text = 'Somchai@Farm.example\t0812345678\r\n\t+66 2 123 4567\nmali@farm.example\n\n';
  expect(readRows(text, { column: 'email' })).toEqual({
    rows: [
      { email: 'somchai@farm.example', phone: '081-234-5678' },
      { email: null, phone: '02-123-4567' },
      { email: 'mali@farm.example', phone: null },
    ],
    problems: [],
  });
});

it('into the column of phones, only phones are pasted', () => {
  const { rows } = readRows('a@farm.example\t0812345678', { column: 'phone' });
  expect(rows).toEqual([{ email: null, phone: '081-234-5678' }]);
});

it('a line that is neither is named with its number, and the others are read', () => {
  const { rows, problems } = readRows('0812345678\nโทรศัพท์\n12-34\na@b', { column: 'email' });
  expect(rows).toHaveLength(1);
  expect(problems).toEqual([
    { line: 2, text: 'โทรศัพท์' },
    { line: 3, text: '12-34' },
    { line: 4, text: 'a@b' },
  ]);
});

it('more lines than a message takes are refused as a whole', () => {
  const text = '0812345678\n'.repeat(100_000);
  expect(readRows(text, { column: 'phone' })).toEqual({
    rows: [],
    problems: [],
    tooMany: 100_000,
  });
});
