const LEAST_DIGITS = 7;

/** Whether a search is a national id, a phone or an account, which are kept out of the address of a screen. */
export function isPersonal(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s().+-]/gu, '');
  return /^[\p{Nd}*]+$/u.test(digits) && digits.length >= LEAST_DIGITS;
}
