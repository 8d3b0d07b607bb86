const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Each Thai letter with the Latin letters that a Thai reader expects for it. */
const LATIN = new Map(
  Object.entries({
    กขฃคฅฆง: 'k kh kh kh kh kh ng',
    จฉชซฌญ: 'ch ch ch s ch y',
    ฎฏฐฑฒณ: 'd t th th th n',
    ดตถทธน: 'd t th th th n',
    บปผฝพฟภม: 'b p ph f ph f ph m',
    ยรลวฤ: 'y r l w rue',
    ศษสหฬฮ: 's s s h l h',
    ะาำิีึืุู: 'a a am i i ue ue u u',
    เแโใไ: 'e ae o ai ai',
    '๐๑๒๓๔๕๖๗๘๙': '0 1 2 3 4 5 6 7 8 9',
  }).flatMap(([thai, latin]) => {
    const sounds = latin.split(' ');
    return Array.from(thai, (letter, place): [string, string] => [letter, sounds[place] ?? '']);
  }),
);

const SILENCED = /[ก-ฮ][ิุ]?\u0E4C/g;
const LEADING_VOWEL = /([เแโใไ])([ก-ฮ])/g;
/** Between two consonants it is a vowel; at the beginning of a syllable nothing is heard of it. */
const CARRIER = /(?<=[ก-ฮ][\u0E48-\u0E4B]?)อ/g;
const THAI = /[\u0E00-\u0E7F]/g;

/**
 * Thai in Latin letters, word by word and letter by letter, so that people recognise a name; how it is
 * pronounced is more than its letters say. Accents of other scripts are dropped.
 */
export function romaniseText(text: string): string {
  return Array.from(words.segment(text.normalize('NFKC').replaceAll('\u0E4D\u0E32', 'ำ')))
    .map(({ segment }) => (segment.search(THAI) < 0 ? segment : romaniseWord(segment)))
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}

function romaniseWord(word: string): string {
  return word
    .replace(SILENCED, '')
    .replace(LEADING_VOWEL, '$2$1')
    .replace(CARRIER, 'o')
    .replace(THAI, (letter) => LATIN.get(letter) ?? '');
}
