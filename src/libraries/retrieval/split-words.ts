const LONGEST_WINDOW = 1_000;
const WRITTEN_APART = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*/gu;
const ENGLISH_ENDING = /^([a-z]{3,}?)(?:s|es|ed|ing)$/;
const LAST_OF_ENDINGS = 'sdg';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words of any language, Thai by its dictionary. The segmenter sees the text in windows: it copies its input. */
export function* segmentWords(normalised: string): Generator<string> {
  for (let start = 0; start < normalised.length;) {
    const end = endOfWindow(normalised, start);
    for (const { segment, isWordLike } of segmenter.segment(normalised.slice(start, end))) {
      if (isWordLike === true) yield segment;
    }
    start = end;
  }
}

/** Words and numbers separated by spaces, that is not Thai. */
export function wordsWrittenApart(normalised: string): string[] {
  return normalised.match(WRITTEN_APART) ?? [];
}

/** Makes the commonest forms of an English word equal; other words stay as they are. */
export function stem(word: string): string {
  // Most words are ruled out by one check.
  if (!LAST_OF_ENDINGS.includes(word.charAt(word.length - 1))) return word;
  return word.replace(ENGLISH_ENDING, '$1');
}

function endOfWindow(text: string, start: number): number {
  if (text.length - start <= LONGEST_WINDOW) return text.length;
  const space = text.lastIndexOf(' ', start + LONGEST_WINDOW);
  return space > start ? space : start + LONGEST_WINDOW;
}
