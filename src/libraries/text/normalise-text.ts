const LINE_BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]+/gu;
const NIKHAHIT_THEN_AA = /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g;
const REPEATED_SARA_AM = /\u0E33[\u0E32\u0E33]+/g;
const DOUBLED_SARA_E = /\u0E40\u0E40/g;
const THAI_DIGIT = /[\u0E50-\u0E59]/g;
const THAI_ZERO = 0x0e50;
/** ASCII letters, digits and signs on one line have only one spelling except for their case and spaces. */
const PLAIN = /^[ -~]*$/;
/** So does Thai without the letters and orders of marks that have another spelling. */
const PLAIN_WITH_THAI = /^[ -~\u0E01-\u0E39\u0E40-\u0E4C]*$/;
const SPELT_OTHERWISE = /\u0E40\u0E40|\u0E33[\u0E32\u0E33]|[\u0E48-\u0E4B][\u0E38\u0E39]/;
const SPACES = / {2,}/g;
/** All but single spaces, which are the most frequent and stay as they are. */
const WHITESPACE = /\s{2,}|[^\S ]/g;
const SPACE_BESIDE_THAI = /(?<=[\u0E00-\u0E7F]) | (?=[\u0E00-\u0E7F])/g;
const MARKS_ABOVE_THAI = /[\u0E47-\u0E4C\u0E4E]/g;

/**
 * One spelling for everything that reads alike. Unicode's own forms are not enough for Thai: NFKC splits
 * sara am and leaves Thai digits and doubled vowels as they are, so they are handled here.
 */
export function normaliseText(text: string): string {
  if (PLAIN.test(text) || (PLAIN_WITH_THAI.test(text) && !SPELT_OTHERWISE.test(text))) {
    return text.toLowerCase().replace(SPACES, ' ').trim();
  }
  return (
    text
      .normalize('NFKC')
      .replace(LINE_BREAKS_AND_TABS, ' ')
      .replace(INVISIBLE, '')
      .toLowerCase()
      // Both steps before may leave marks in another order.
      .normalize('NFKC')
      .replace(NIKHAHIT_THEN_AA, '$1\u0E33')
      // A tone mark may now be beside marks that it was separated from; NFKC would undo the sara am.
      .normalize('NFC')
      .replace(REPEATED_SARA_AM, '\u0E33')
      .replace(DOUBLED_SARA_E, '\u0E41')
      .replace(THAI_DIGIT, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
      .replace(WHITESPACE, ' ')
      .trim()
  );
}

/** Removes spaces beside Thai, where they separate phrases and not words, so that they never matter. */
export function joinThai(normalised: string): string {
  return normalised.replace(SPACE_BESIDE_THAI, '');
}

/** Removes the tone marks and silencers, which PDF producers lose and people mistype. */
export function dropToneMarks(normalised: string): string {
  return normalised.replace(MARKS_ABOVE_THAI, '');
}
