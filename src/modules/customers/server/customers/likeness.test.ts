import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneTypo, likenessOf, type Comparable } from './likeness.ts';

const KHON_KAEN = 400_701;

const compared = (keys: readonly string[], more: Partial<Comparable> = {}): Comparable => ({
  keys,
  tax: null,
  branch: '',
  subdistrict_id: KHON_KAEN,
  ...more,
});

it('one tax id with one branch is one customer; the head office may be left out', () => {
  const headOffice = compared([], { tax: 'a', branch: '00000' });
  expect(likenessOf(headOffice, compared([], { tax: 'a' }))).toEqual(['tax_id']);
  expect(likenessOf(headOffice, compared([], { tax: 'a', branch: '00001' }))).toEqual([]);
});

it('who has another tax id is not the same by a name', () => {
  const one = compared(['n:สมชายใจดี'], { tax: 'a' });
  expect(likenessOf(one, compared(['n:สมชายใจดี']))).toEqual(['name']);
  expect(likenessOf(one, compared(['n:สมชายใจดี'], { tax: 'b' }))).toEqual([]);
});

it('a name counts in the same sub-district, or where one is not known', () => {
  const one = compared(['n:สมชายใจดี']);
  expect(likenessOf(one, compared(['n:สมชายใจดี'], { subdistrict_id: 100_101 }))).toEqual([]);
  expect(likenessOf(one, compared(['n:สมชายใจดี'], { subdistrict_id: null }))).toEqual(['name']);
  expect(likenessOf(one, compared(['n:สมชัยใจดี']))).toEqual(['similar_name']);
  expect(likenessOf(one, compared(['n:สมชัยใจดี'], { subdistrict_id: null }))).toEqual([]);
});

const name = fc.string({
  unit: fc.constantFrom('ก', 'ข', 'ค', 'ง', 'จ', 'ช', 'ด', 'ต'),
  minLength: 9,
  maxLength: 20,
});

it('one letter that is wrong, missing or additional is a typing error, and so are two that changed places', () => {
  fc.assert(
    fc.property(name, fc.nat(), (text, seed) => {
      const place = seed % (text.length - 1);
      const [before, letter, next = '', after] = [
        text.slice(0, place),
        text[place] ?? '',
        text[place + 1],
        text.slice(place + 2),
      ];
      const wrong = `${before}ฮ${next}${after}`;
      const missing = `${before}${next}${after}`;
      const additional = `${before}ฮ${letter}${next}${after}`;
      for (const typo of [wrong, missing, additional]) expect(isOneTypo(text, typo)).toBe(true);
      const swapped = `${before}${next}${letter}${after}`;
      expect(isOneTypo(text, swapped)).toBe(letter !== next);
      expect(isOneTypo(text, `${before}ฮฬ${after}`)).toBe(false);
    }),
  );
});

it('numbers in names are never typing errors', () => {
  expect(isOneTypo('สหกรณ์โคนม1', 'สหกรณ์โคนม2')).toBe(false);
});
