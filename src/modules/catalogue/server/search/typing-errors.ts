const SHORTEST_MISTYPED = 4;
const LONG = 7;

/** Whether a word may be meant by the typed one: with one typing error in a short word, two in a long one. */
export function isMeant(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_MISTYPED) return false;
  const allowed = typed.length < LONG ? 1 : 2;
  // If only the beginning of a word is typed, the errors are in the beginning.
  const beginning = word.slice(0, typed.length + 1);
  return [word, beginning, word.slice(0, typed.length)].some(
    (part) => errorsBetween(typed, part, allowed) <= allowed,
  );
}

/** Letters left out, added, replaced or swapped, counted up to one more than allowed. */
function errorsBetween(typed: string, word: string, allowed: number): number {
  const tooMany = allowed + 1;
  if (Math.abs(typed.length - word.length) > allowed) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let errors = Math.min(
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? tooMany) + 1);
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? tooMany;
}
