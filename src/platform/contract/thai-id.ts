/** Digits of the national id of a person and of the tax id of a company. */
export const THAI_ID_DIGITS = 13;

const MASK = '*';
const SHOWN = 4;

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

/** An id as those see it who may not know it: `*********0121`. */
export function maskId(id: string): string {
  return id.slice(-SHOWN).padStart(id.length, MASK);
}

/** Whether an id comes back as it was shown. */
export function isMasked(id: string): boolean {
  return id.includes(MASK);
}

/** An id without the hyphens and spaces that people write in it. */
export function joinId(text: string): string {
  return text.replace(/[\s-]+/g, '');
}
