export interface Person {
  readonly id: number;
  readonly name: string;
}

/** A mention being typed: the text after the sign, and its place. */
export interface OpenMention {
  readonly search: string;
  readonly from: number;
  readonly to: number;
}

/** A longer text is no name any more. */
const LONGEST_SEARCH = 60;

/** The mention around the caret; an @ inside a word, as in a mail address, begins none. */
export function openMentionAt(text: string, caret: number): OpenMention | undefined {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from === -1 || /[A-Za-z0-9._%+-]/.test(before.charAt(from - 1))) return undefined;
  const search = before.slice(from + 1);
  if (/[\n@]|^\s/.test(search) || search.length > LONGEST_SEARCH) return undefined;
  return { search, from, to: caret };
}

/** Writes a person's name where the mention was being typed, and returns where the caret continues. */
export function writeMention(text: string, { from, to }: OpenMention, { name }: Person) {
  const written = `@${name} `;
  const rest = text.slice(to).replace(/^ /, '');
  return { text: text.slice(0, from) + written + rest, caret: from + written.length };
}

/** Those of the chosen people who are still named in the text: a name that was deleted mentions nobody. */
export function mentionedIn<Chosen extends Person>(
  text: string,
  chosen: readonly Chosen[],
): Chosen[] {
  const named = new Set(piecesOf(text, chosen).flatMap(({ person }) => person ?? []));
  return chosen.filter((person) => named.has(person));
}

export interface Piece<Chosen extends Person = Person> {
  readonly text: string;
  readonly at: number;
  readonly person?: Chosen;
}

/** The text in parts; of two names of which one begins with the other, the longer one is meant. */
export function piecesOf<Chosen extends Person>(
  text: string,
  people: readonly Chosen[],
): Piece<Chosen>[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const pieces: Piece<Chosen>[] = [];
  let plainFrom = 0;
  let at = text.indexOf('@');
  while (at !== -1) {
    const place = at;
    const person = longestFirst.find(({ name }) => text.startsWith(`@${name}`, place));
    if (person !== undefined) {
      if (place > plainFrom) pieces.push({ text: text.slice(plainFrom, place), at: plainFrom });
      plainFrom = place + person.name.length + 1;
      pieces.push({ text: text.slice(place, plainFrom), at: place, person });
    }
    at = text.indexOf('@', Math.max(plainFrom, place + 1));
  }
  if (plainFrom < text.length) pieces.push({ text: text.slice(plainFrom), at: plainFrom });
  return pieces;
}
