/** Digits of the national id of a person and of the tax id of a company. */
export const THAI_ID_DIGITS = 13;

/** Whether the last of 13 digits fits those before it, in national ids as in tax ids. */
export function isThaiId(text: string): boolean {
  return /^\d{13}$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
}

/** The thirteenth digit that belongs to twelve. */
export function checkDigitOf(twelve: string): number {
  const sum = Array.from(twelve).reduce(
    (total, digit, place) => total + Number(digit) * (THAI_ID_DIGITS - place),
    0,
  );
  return (11 - (sum % 11)) % 10;
}

/** An id without the hyphens and spaces that people write in it. */
export function joinId(text: string): string {
  return text.replace(/[\s-]+/g, '');
}
