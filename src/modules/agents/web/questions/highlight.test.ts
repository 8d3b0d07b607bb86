import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { highlight, joined, shareOfWords } from './highlight.ts';

const marked = (text: string, question: string) =>
  joined(highlight(text, question))
    .filter(({ hit }) => hit)
    .map(({ text: word }) => word);

describe('the words of a question in a passage', () => {
  it('are found in Thai, which writes words together', () => {
    expect(marked('อ้อยไฟไหม้ทุกคันถูกหัก 30 บาทต่อตัน', 'อ้อยไฟไหม้ถูกหักเงินเท่าไร')).toEqual([
      'อ้อยไฟไหม้',
      'หัก',
    ]);
  });

  it('are found in English whatever their case, without the words every text has', () => {
    expect(marked('The Quota is set by the mill.', 'What is the quota of a mill?')).toEqual([
      'Quota',
      'mill',
    ]);
  });

  it('are found in either spelling of digits and of sara am', () => {
    expect(marked('ลาป่วยได้ ๓๐ วัน', 'ลาป่วย 30 วัน')).toContain('๓๐');
    expect(marked('น้ำตาล', 'น\u0E49\u0E4D\u0E32ตาล').join('')).toBe('น้ำตาล');
  });

  it('are counted, so that a passage with the very words of a question fits it well', () => {
    const passage = 'ข้อ 2 อ้อยไฟไหม้หักราคาตันละ 30 บาท และต้องส่งภายใน 48 ชั่วโมง';
    expect(shareOfWords(passage, 'อ้อยไฟไหม้หักราคาตันละเท่าไร')).toBe(1);
    const both = shareOfWords(passage, 'อ้อยไฟไหม้หักเงินเท่าไร และได้เงินงวดแรกเมื่อไร');
    expect(both).toBeGreaterThan(0.3);
    expect(both).toBeLessThan(1);
    expect(shareOfWords(passage, 'ลาพักร้อน')).toBe(0);
    expect(shareOfWords(passage, '')).toBe(0);
  });

  it('leave the text as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (text, question) => {
          const pieces = highlight(text, question);
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
          expect(
            joined(pieces)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
          for (const piece of joined(pieces)) {
            expect(text.slice(piece.at, piece.at + piece.text.length)).toBe(piece.text);
          }
        },
      ),
    );
  });
});

describe('the excerpt of a long passage', () => {
  const filler = 'ข้อความอื่นที่ไม่เกี่ยวข้อง '.repeat(40);

  it('is where most words of the question are', () => {
    const text = `${filler}อ้อยสด ${filler}\nอ้อยไฟไหม้ถูกหัก 30 บาท\n${filler}`;
    const { pieces, cutBefore, cutBehind } = excerptOf(highlight(text, 'อ้อยไฟไหม้ถูกหักเท่าไร'), 200);
    const shown = pieces.map((piece) => piece.text).join('');
    expect(shown.startsWith('อ้อยไฟไหม้ถูกหัก 30 บาท')).toBe(true);
    expect([cutBefore, cutBehind]).toEqual([true, true]);
  });

  it('begins at the beginning when no word of the question is in it', () => {
    const { pieces, cutBefore, cutBehind } = excerptOf(highlight(filler, 'quota'), 100);
    expect(filler.startsWith(pieces.map((piece) => piece.text).join(''))).toBe(true);
    expect([cutBefore, cutBehind]).toEqual([false, true]);
  });

  it('is never longer than asked for, a part of the text without a cut word, and the whole when it is short', () => {
    const word = fc.constantFrom('อ้อย', 'น้ำตาล', 'quota', ' ', '\n', 'ก็', '30', 'ไฟไหม้');
    const texts = fc.array(word, { maxLength: 200 }).map((words) => words.join(''));
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 20, max: 400 }), (text, question, length) => {
        const all = highlight(text, question);
        const { pieces, cutBefore, cutBehind } = excerptOf(all, length);
        const shown = pieces.map((piece) => piece.text).join('');
        expect(shown.length).toBeLessThanOrEqual(length);
        expect(text).toContain(shown);
        expect(pieces.every((piece) => all.includes(piece))).toBe(true);
        expect(cutBefore || cutBehind).toBe(shown !== text);
      }),
    );
  });
});
