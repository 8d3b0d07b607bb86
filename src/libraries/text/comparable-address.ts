import { dropToneMarks, normaliseText } from './normalise-text.ts';

/** What people write before a name, in full or short. */
const KIND_OF_PLACE =
  /(?:^| )(?:ตำบล|แขวง|อำเภอ|เขต|จังหวัด|(?:tambon|amphoe|khwaeng|khet|changwat|sub-?district|district|province)(?= |$))|(?:ต|อ|จ)\./g;

/** What people call the capital, as compared. */
const CAPITAL = /กทม|กรุงเทพฯ/g;

const SEPARATORS = /[\s,;.()-]+/g;

/**
 * An address, or the name of a place, as it is compared: in lower case, without tone marks, which are often
 * mistyped, and without words that only say what a name is of ("อำเภอ", "district"). Parts are separated by
 * one space.
 */
export function comparableAddress(text: string): string {
  return dropToneMarks(normaliseText(text))
    .replace(CAPITAL, 'กรุงเทพ')
    .replace(KIND_OF_PLACE, ' ')
    .replace(SEPARATORS, ' ')
    .trim();
}
