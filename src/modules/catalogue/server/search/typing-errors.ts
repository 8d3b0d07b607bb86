const SHORTEST_MISTYPED = 4;
/** A Thai word of three letters is a whole word already, as each vowel and tone mark is a letter. */
const SHORTEST_MISTYPED_THAI = 3;
const LONG = 7;
/** A text of this length is also recognised inside a longer one: Thai has no spaces between words. */
const LONG_ENOUGH_INSIDE = 6;

const THAI = /^\p{Script=Thai}/u;

/** Whether a text begins with a Thai letter. */
export function isThai(text: string): boolean {
  return THAI.test(text);
}

/** Whether a word may be meant by the typed one: with one typing error in a short word, two in a long one. */
export function isMeant(typed: string, word: string): boolean {
  const { length } = typed;
  if (isThai(typed)) {
    if (length < SHORTEST_MISTYPED_THAI) return false;
    if (length === SHORTEST_MISTYPED_THAI) return errorsBetween(typed, word, 1) <= 1;
    if (length >= LONG_ENOUGH_INSIDE && errorsInside(typed, word) <= 1) return true;
  }
  if (length < SHORTEST_MISTYPED) return false;
  const allowed = length < LONG ? 1 : 2;
  // If only the beginning of a word is typed, the errors are in the beginning.
  const beginning = word.slice(0, length + 1);
  return [word, beginning, word.slice(0, length)].some(
    (part) => errorsBetween(typed, part, allowed) <= allowed,
  );
}

/** Letters left out, added, replaced or swapped, counted up to one more than allowed. */
function errorsBetween(typed: string, word: string, allowed: number): number {
  const tooMany = allowed + 1;
  if (Math.abs(typed.length - word.length) > allowed) return tooMany;
  const first = Array.from({ length: word.length + 1 }, (_, index) => index);
  return lastRow(typed, word, first).at(-1) ?? tooMany;
}

/** The same against the best place of a longer word. */
function errorsInside(typed: string, word: string): number {
  if (word.length < typed.length) return Infinity;
  // What is before that place costs nothing, and neither does what is after it.
  const first = Array.from({ length: word.length + 1 }, () => 0);
  return Math.min(...lastRow(typed, word, first));
}

/** The errors between the typed text and each beginning of the word, given those of an empty text. */
function lastRow(typed: string, word: string, first: number[]): number[] {
  let beforeLast: number[] = [];
  let last = first;
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let errors = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? Infinity) + 1);
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return last;
}
