import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'ศูนย์บาทถ้วน', 'Zero baht only'],
  [1, 'หนึ่งสตางค์', 'One satang'],
  [11, 'สิบเอ็ดสตางค์', 'Eleven satang'],
  [50, 'ห้าสิบสตางค์', 'Fifty satang'],
  [1_00, 'หนึ่งบาทถ้วน', 'One baht only'],
  [10_00, 'สิบบาทถ้วน', 'Ten baht only'],
  [11_00, 'สิบเอ็ดบาทถ้วน', 'Eleven baht only'],
  [20_00, 'ยี่สิบบาทถ้วน', 'Twenty baht only'],
  [21_25, 'ยี่สิบเอ็ดบาทยี่สิบห้าสตางค์', 'Twenty-one baht and twenty-five satang'],
  [100_00, 'หนึ่งร้อยบาทถ้วน', 'One hundred baht only'],
  [101_00, 'หนึ่งร้อยเอ็ดบาทถ้วน', 'One hundred one baht only'],
  [1_001_00, 'หนึ่งพันเอ็ดบาทถ้วน', 'One thousand one baht only'],
  [
    6_656_02,
    'หกพันหกร้อยห้าสิบหกบาทสองสตางค์',
    'Six thousand six hundred fifty-six baht and two satang',
  ],
  [
    111_111_00,
    'หนึ่งแสนหนึ่งหมื่นหนึ่งพันหนึ่งร้อยสิบเอ็ดบาทถ้วน',
    'One hundred eleven thousand one hundred eleven baht only',
  ],
  [1_000_000_00, 'หนึ่งล้านบาทถ้วน', 'One million baht only'],
  [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน', 'One million one baht only'],
  [21_000_000_00, 'ยี่สิบเอ็ดล้านบาทถ้วน', 'Twenty-one million baht only'],
  [
    999_999_999_99,
    'เก้าร้อยเก้าสิบเก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทเก้าสิบเก้าสตางค์',
    'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine baht and ninety-nine satang',
  ],
  [1_000_000_000_000_00, 'หนึ่งล้านล้านบาทถ้วน', 'One trillion baht only'],
  [
    11_000_021_000_000_00,
    'สิบเอ็ดล้านยี่สิบเอ็ดล้านบาทถ้วน',
    'Eleven trillion twenty-one million baht only',
  ],
  [
    -1_250_50,
    'ลบหนึ่งพันสองร้อยห้าสิบบาทห้าสิบสตางค์',
    'Minus one thousand two hundred fifty baht and fifty satang',
  ],
])('writes %i satang out', (satang, thai, english) => {
  expect(amountInWords(satang, 'th')).toBe(thai);
  expect(amountInWords(satang, 'en')).toBe(english);
});

it('refuses what is no amount', () => {
  expect(() => amountInWords(0.5, 'th')).toThrow('0.5');
});

const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const PLACES = ['สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];

/** Reads a number below a million times a million back, sign by sign. */
function readThai(text: string): number {
  if (text.includes('ล้าน')) {
    const at = text.lastIndexOf('ล้าน');
    return readThai(text.slice(0, at)) * 1_000_000 + readThai(text.slice(at + 'ล้าน'.length));
  }
  let sum = 0;
  let digit: number | undefined;
  for (const [word] of text.matchAll(
    new RegExp([...DIGITS, ...PLACES, 'เอ็ด', 'ยี่'].join('|'), 'g'),
  )) {
    const place = PLACES.indexOf(word);
    if (place >= 0) {
      sum += (digit ?? 1) * 10 ** (place + 1);
      digit = undefined;
    } else if (word === 'เอ็ด') digit = 1;
    else digit = word === 'ยี่' ? 2 : DIGITS.indexOf(word);
  }
  return sum + (digit ?? 0);
}

it('what is written out in Thai is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_99 }), (satang) => {
      const words = amountInWords(satang, 'th').replace('บาทถ้วน', 'บาท');
      const [baht = '', rest = ''] = words.includes('บาท') ? words.split('บาท') : ['', words];
      expect(readThai(baht) * 100 + readThai(rest.replace('สตางค์', ''))).toBe(satang);
    }),
  );
});
