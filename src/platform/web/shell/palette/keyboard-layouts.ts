import { KEDMANEE, QWERTY } from '#platform/contract/texts/keyboards.ts';

const toEnglish = new Map(
  Array.from(KEDMANEE, (thai, place) => [thai, QWERTY.charAt(place)] as const),
);
const toThai = new Map(
  Array.from(QWERTY, (english, place) => [english, KEDMANEE.charAt(place)] as const),
);

/** What the same keys write on the other layout: Thai becomes English, everything else Thai. */
export function inOtherLayout(text: string): string {
  const keys = /\p{Script=Thai}/u.test(text) ? toEnglish : toThai;
  return Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}
