const WRITTEN = /^(?<hour>\d{1,2})(?:[:.]?(?<minute>\d{2}))?(?:\s*\u0e19\.?)?$/;
const THAI_ZERO = 0x0e_50;

/** The time of day that was typed, as `20:30`: also `8.30`, `0830`, `8`, `๒๐.๓๐ น.`; none if it is no time. */
export function readTime(text: string): string | undefined {
  const { hour, minute = '00' } = WRITTEN.exec(inArabicDigits(text.trim()))?.groups ?? {};
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Whether a value is a time of day as it is stored. */
export function isTime(value: string): boolean {
  return readTime(value) === value;
}

function inArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}
