import { expect, test } from 'vitest';
import { splitAtCitations } from './split-at-citations.ts';

test('numbers in brackets become citations, in their places', () => {
  expect(splitAtCitations('หัก 30 บาท [1][2] ต่อตัน', 2)).toEqual([
    { text: 'หัก 30 บาท ' },
    { number: 1, at: 11 },
    { number: 2, at: 14 },
    { text: ' ต่อตัน' },
  ]);
});

test.each(['[0]', '[3]', '[1, 2]', '[a]', '[', ''])('“%s” of two passages is text', (text) => {
  expect(splitAtCitations(text, 2)).toEqual(text === '' ? [] : [{ text }]);
});
