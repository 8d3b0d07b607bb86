import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropToneMarks, joinThai, normaliseText } from './normalise-text.ts';

describe('normaliseText', () => {
  it('writes sara am in one way, however it was typed', () => {
    const oneSign = 'น\u0E49\u0E33ตาล';
    expect(normaliseText(oneSign)).toBe(oneSign);
    expect(normaliseText('น\u0E49\u0E4D\u0E32ตาล')).toBe(oneSign);
    expect(normaliseText('น\u0E4D\u0E49\u0E32ตาล')).toBe(oneSign);
    expect(normaliseText('น\u0E49\u0E33\u0E33ตาล')).toBe(oneSign);
    expect(normaliseText('น\u0E49\u0E33\u0E32ตาล')).toBe(oneSign);
  });

  it('writes digits, letters and widths in one way', () => {
    expect(normaliseText('ปี ๒๕๖๙ ＡＢＣ ﬁ Ⅳ')).toBe('ปี 2569 abc fi iv');
    expect(normaliseText('เเม่')).toBe('แม่');
  });

  it('drops invisible characters and turns any white space into one space', () => {
    expect(normaliseText('\uFEFFอ้อย\u200Bเข้า\u00ADหีบ')).toBe('อ้อยเข้าหีบ');
    expect(normaliseText('  a\r\n\tb\u00A0\u3000c\u0000 ')).toBe('a b c');
  });

  it('writes plain text the same alone as beside other text', () => {
    const plain = fc.string({
      unit: fc.constantFrom(' ', 'a', 'B', '_', '-', '.', '9', '~'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(plain, (given) => {
        const beside = normaliseText(`${given} ก`);
        expect(`${normaliseText(given)} ก`.trimStart()).toBe(beside);
      }),
    );
  });

  it('writes plain Thai the same alone as beside invisible characters', () => {
    const units = 'ก เ แ า ำ ะ ั ิ ี ึ ื ุ ู ็ ่ ้ ๊ ๋ ์ ๆ ฯ a B .'.split(' ');
    const thai = fc.string({ unit: fc.constantFrom(' ', ...units), maxLength: 12 });
    fc.assert(
      fc.property(thai, (given) => {
        expect(normaliseText(given)).toBe(normaliseText(`${given}\u200B`));
      }),
      { numRuns: 3_000 },
    );
  });

  it('changes nothing when applied again', () => {
    const trouble = fc.constantFrom(
      ...'เ แ \u0E33 \u0E32 \u0E4D ่ ้ ๊ ๋ ์ ๙ a \u200B \u00AD \n \u0308 İ ﬁ'.split(' '),
      ' ',
    );
    const text = fc.string({
      unit: fc.oneof(trouble, fc.string({ unit: 'binary', maxLength: 1 })),
    });
    fc.assert(
      fc.property(text, (given) => {
        const once = normaliseText(given);
        expect(normaliseText(once)).toBe(once);
      }),
      { numRuns: 3_000, examples: [['\u0308\u0E4D\u0E4A\u0E32']] },
    );
  });
});

describe('joinThai', () => {
  it('removes spaces beside Thai and leaves them between other words', () => {
    expect(joinThai('รับซื้อ อ้อย ccs 12 ขึ้นไป big mill')).toBe('รับซื้ออ้อยccs 12ขึ้นไปbig mill');
  });
});

describe('dropToneMarks', () => {
  it('makes words equal that differ only in tone marks and silencers', () => {
    expect(dropToneMarks('ค่าขนส่งรถยนต์')).toBe(dropToneMarks('คาขนสงรถยนต'));
  });
});
