import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleaning text', () => {
  it('drops NUL and control characters, which the database refuses', () => {
    expect(cleanText('ก\u0000ข\u0007\u200Bค\uFEFF')).toBe('กขค');
  });

  it('keeps paragraphs apart by one blank line and lines by one line end', () => {
    expect(cleanText(' a \t b\r\n\r\n \n\r\nc\nd \fe\n')).toBe('a b\n\nc\nd\n\ne');
  });

  it.each([
    ['nikhahit and sara aa', 'ทํา', 'ทำ'],
    ['nikhahit, tone mark and sara aa', 'นํ้า', 'น้ำ'],
    ['tone mark, nikhahit and sara aa', 'น้ํา', 'น้ำ'],
    ['sara am twice', 'ทำำ', 'ทำ'],
    ['sara am with its second half once more', 'ทำา', 'ทำ'],
    ['sara am, tone mark and its second half apart', 'น่ำ้ าหนัก', 'น้ำหนัก'],
    ['sara e twice for sara ae', 'เเปลง', 'แปลง'],
    ['a mark twice', 'ตั้้ง', 'ตั้ง'],
    ['glyphs of Windows fonts', 'ท\uF70Aี\uF70Bปู\uF70E', 'ท่ี้ปู์'],
  ])('writes %s in the one way', (_, damaged, sound) => {
    expect(cleanText(damaged)).toBe(sound);
  });

  it('leaves sound Thai and English as they are', () => {
    const sound = 'น้ำหนักบรรทุกไม่เกิน 25 ตัน\n\nTrucks (10-wheel) are weighed: "twice".';
    expect(cleanText(sound)).toBe(sound);
  });

  const pieces = fc.constantFrom(
    'ทำ',
    'นํ้า',
    'น้ํา',
    'น่ำ้ า',
    'ทำา',
    'เเปลง',
    'ตั้้ง',
    'cane',
    ' ',
    '\n',
    '\r\n',
  );

  it('has nothing left to do after doing it once', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const once = cleanText(parts.join(''));
        expect(cleanText(once)).toBe(once);
      }),
    );
  });

  it('leaves nothing that a database or a reader stumbles over, whatever comes in', () => {
    const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, unit, fc.constantFrom('\0', '\t', '\f', '\uD800'))),
        (parts) => {
          const clean = cleanText(parts.join(''));
          // oxlint-disable-next-line no-control-regex -- the absence of these is the point
          expect(clean).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]|^\s|\s$|\n{3}| {2}/);
          expect(clean.isWellFormed()).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
