import { expect, it } from 'vitest';
import { countLetters, letterQuality, noLetters } from './letter-mix.ts';

const qualityOf = (text: string) => letterQuality(countLetters(noLetters, text));

/** Each letter becomes the one so many places after it, as a wrong table of a font has it. */
function shift(text: string, places: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCodePoint(first + (((letter.codePointAt(0) ?? 0) - first + places) % 26));
  });
}

const texts = [
  'Every truck is weighed twice, on arrival and after unloading, before the office pays the grower. ',
  'Jeder Lastwagen wird zweimal gewogen, bei der Ankunft und nach dem Entladen, bevor bezahlt wird. ',
  'Każda ciężarówka jest ważona dwukrotnie, przy wjeździe oraz po rozładunku, przed zapłatą rolnikom. ',
];

it.each(texts)('is sound as it is written, and not where each letter is another: %s', (text) => {
  expect(qualityOf(text.repeat(5))).toBe(1);
  for (const places of [1, 3, 5]) {
    expect(qualityOf(shift(text.repeat(5), places))).toBeLessThan(0.5);
  }
});

it('says nothing of few letters, of Thai and of codes', () => {
  expect(qualityOf(shift('Every truck is weighed twice', 1))).toBe(1);
  expect(qualityOf('น้ำหนักบรรทุกไม่เกิน 25 ตันต่อคัน '.repeat(20))).toBe(1);
  expect(qualityOf('QX-204 WK-77 BFG '.repeat(50))).toBe(1);
});

it('notices glyph numbers in place of letters by the spaces among them, however few', () => {
  expect(qualityOf('3HQ\u010C\u00E5Qt\u0003SURVWHGN\\\u0003QD\u0003~WHFK')).toBe(0);
  expect(qualityOf('\u0002\u0003\u0004 \u0005\u0003\u0006 \u0007')).toBeLessThan(0.5);
  expect(qualityOf('\u0002 If you were an eligible trustee,\nread the notes on page 3.')).toBe(1);
});
