const LINE_BREAKS = /\r\n?|[\u0085\u2028\v]/g;
const PAGE_BREAKS = /[\f\u2029]/g;
/** Controls besides tab and line feed, and marks that take no place: soft hyphen, zero width space, BOM. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2060\uFEFF\uFFFE\uFFFF]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Sara am in its two halves, the tone mark before or between them. */
const SPLIT_SARA_AM = /([\u0E48-\u0E4B]?)\u0E4D([\u0E48-\u0E4B]?) ?[\u0E32\u0E33]/g;
/** Sara am and then its second half again, as some PDF producers write it; the last tone mark is the right one. */
const SPLIT_SARA_AM_AGAIN = /([\u0E48-\u0E4B]?)\u0E33((?:[\u0E48-\u0E4B]? ?[\u0E32\u0E33])+)/g;
const NOT_A_TONE_MARK = /[^\u0E48-\u0E4B]/g;
const DOUBLED_SARA_E = /\u0E40\u0E40/g;
const REPEATED_MARK = /([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g;
const WINDOWS_THAI_GLYPH = /[\uF700-\uF71A]/g;
const SPACES = /[\t\p{Zs}]+/gu;
const SPACES_AT_LINE_ENDS = / *\n */g;
const BLANK_LINES = /\n{3,}/g;

/**
 * Thai Windows fonts have shifted forms of marks in the private use area from U+F700 on, and PDF
 * producers write those instead of the letters. In the order of the area:
 */
const WINDOWS_THAI_LETTERS =
  '\u0E10\u0E34\u0E35\u0E36\u0E37\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E0D\u0E31\u0E4D\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E38\u0E39\u0E3A';

/** One spelling, no invisible characters, single spaces, paragraphs apart by one blank line. */
export function cleanText(text: string): string {
  const readable = text
    .replace(LINE_BREAKS, '\n')
    .replace(PAGE_BREAKS, '\n\n')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATES, '')
    .replace(WINDOWS_THAI_GLYPH, (glyph) =>
      WINDOWS_THAI_LETTERS.charAt(glyph.charCodeAt(0) - 0xf700),
    )
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(SPACES_AT_LINE_ENDS, '\n')
    .replace(BLANK_LINES, '\n\n')
    .trim();
  return repairThai(readable);
}

function repairThai(text: string): string {
  return text
    .replace(REPEATED_MARK, '$1')
    .replace(SPLIT_SARA_AM, (_, before: string, between: string) => `${between || before}\u0E33`)
    .replace(SPLIT_SARA_AM_AGAIN, (_, before: string, rest: string) => {
      const tone = rest.replace(NOT_A_TONE_MARK, '').at(-1);
      return `${tone ?? before}\u0E33`;
    })
    .replace(DOUBLED_SARA_E, '\u0E41');
}
