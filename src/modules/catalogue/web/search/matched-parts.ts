export interface Part {
  readonly text: string;
  /** Where in the whole it begins. */
  readonly at: number;
  readonly hit: boolean;
}

/** The text in parts, those that hold a word of the search marked. The parts joined are the text. */
export function matchedParts(text: string, search: string): Part[] {
  const words = wordsOf(search);
  if (words.length === 0) return text === '' ? [] : [{ text, at: 0, hit: false }];
  const parts: Part[] = [];
  let end = 0;
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), at: from, hit });
  };
  // A vowel or tone mark above a letter stays with it.
  const pattern = new RegExp(`(?:${words.map(escaped).join('|')})\\p{M}*`, 'giu');
  for (const match of text.matchAll(pattern)) {
    add(end, match.index, false);
    add(match.index, match.index + match[0].length, true);
    end = match.index + match[0].length;
  }
  add(end, text.length, false);
  return parts;
}

/** The words that are searched for: without filters such as `type:date`, and without quotes. Longest first. */
function wordsOf(search: string): string[] {
  return search
    .replaceAll(/(?:^|\s)\p{L}+:\S*/gu, ' ')
    .replaceAll('"', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
