import type { Language } from './texts.ts';

/** An amount of money as it is written out on documents: `หนึ่งพันบาทถ้วน`, `One thousand baht only`. */
export function amountInWords(satang: number, language: Language): string {
  if (!Number.isSafeInteger(satang)) throw new RangeError(`${satang} is no amount in satang`);
  const baht = Math.floor(Math.abs(satang) / 100);
  const rest = Math.abs(satang) % 100;
  return language === 'th' ? inThai(satang < 0, baht, rest) : inEnglish(satang < 0, baht, rest);
}

function inThai(isNegative: boolean, baht: number, satang: number): string {
  const sign = isNegative ? 'ลบ' : '';
  if (satang === 0) return `${sign}${thaiNumber(baht)}บาทถ้วน`;
  return `${sign}${baht === 0 ? '' : `${thaiNumber(baht)}บาท`}${thaiNumber(satang)}สตางค์`;
}

const THAI_DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const THAI_PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];

/** Digits are named by six; every further six are so many times a million. */
function thaiNumber(number: number): string {
  if (number === 0) return 'ศูนย์';
  const millions = Math.floor(number / 1_000_000);
  const above = millions === 0 ? '' : `${thaiNumber(millions)}ล้าน`;
  const digits = Array.from(String(number % 1_000_000), Number);
  const names = digits.map((digit, index) => {
    const place = digits.length - 1 - index;
    if (digit === 0) return '';
    // One after anything larger is et: 11, 101, 1,000,001.
    if (place === 0 && digit === 1 && number > 1) return 'เอ็ด';
    if (place === 1 && digit === 1) return 'สิบ';
    if (place === 1 && digit === 2) return 'ยี่สิบ';
    return `${THAI_DIGITS[digit]}${THAI_PLACES[place]}`;
  });
  return above + names.join('');
}

function inEnglish(isNegative: boolean, baht: number, satang: number): string {
  const parts = [
    ...(baht > 0 || satang === 0 ? [`${englishNumber(baht)} baht`] : []),
    ...(satang > 0 ? [`${englishNumber(satang)} satang`] : []),
  ];
  const words = `${isNegative ? 'minus ' : ''}${parts.join(' and ')}${satang === 0 ? ' only' : ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ENGLISH_SCALES = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function englishNumber(number: number): string {
  if (number < 20) return ENGLISH_SMALL[number] ?? '';
  if (number < 100) {
    const ones = number % 10;
    const tens = ENGLISH_TENS[Math.floor(number / 10)] ?? '';
    return ones === 0 ? tens : `${tens}-${ENGLISH_SMALL[ones]}`;
  }
  const [size, name] = ENGLISH_SCALES.find(([scale]) => number >= scale) ?? [100, 'hundred'];
  const rest = number % size;
  const above = `${englishNumber(Math.floor(number / size))} ${name}`;
  return rest === 0 ? above : `${above} ${englishNumber(rest)}`;
}
