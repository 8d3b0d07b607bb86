/** A record of one of the lists in a JSON file, still as text, and its position in its list. */
export interface JsonRecord {
  readonly list: string;
  readonly line: number;
  readonly text: string;
}

/** The text is not an object of lists of records. */
export class NoListsError extends Error {
  constructor() {
    super('The file is not a JSON object of lists of records');
    this.name = 'NoListsError';
  }
}

/** How deep records are: in an object, in a list. */
const IN_OBJECT = 1;
const IN_LIST = 2;

/**
 * Splits `{ "modules": [ {…}, {…} ], "fields": [ … ] }` into its records as it arrives: a company of a
 * million fields would not fit into memory as one value.
 */
export function createJsonSplitter() {
  let rest = '';
  let depth = 0;
  let isInString = false;
  let list = '';
  let line = 0;
  /** Where the string or the record that is being read begins in `rest`. */
  let stringFrom = 0;
  let recordFrom = 0;
  let at = 0;

  function* push(text: string): Generator<JsonRecord> {
    rest += depth === 0 && rest === '' ? text.replace(/^\uFEFF/, '') : text;
    for (;;) {
      const found = nextOf(rest, at, isInString);
      if (found === undefined) break;
      const { letter, place } = found;
      at = place + 1;
      if (isInString) {
        if (letter === '\\') {
          // What is escaped may come with the next piece.
          if (at >= rest.length) {
            at = place;
            break;
          }
          at += 1;
        } else {
          isInString = false;
          if (depth === IN_OBJECT) list = rest.slice(stringFrom, place);
        }
        continue;
      }
      if (letter === '"') {
        if (depth === 0 || depth === IN_LIST) throw new NoListsError();
        isInString = true;
        stringFrom = at;
      } else if (letter === '{' || letter === '[') {
        if ((depth === 0 || depth === IN_LIST) && letter === '[') throw new NoListsError();
        if (depth === IN_OBJECT) line = 0;
        if (depth === IN_LIST) recordFrom = place;
        depth += 1;
      } else {
        depth -= 1;
        if (depth < 0) throw new NoListsError();
        if (depth === IN_LIST) {
          line += 1;
          yield { list, line, text: rest.slice(recordFrom, at) };
        }
      }
    }
    forget();
  }

  /** Drops what has been read, except for what is still open. */
  function forget(): void {
    const keptFrom =
      depth > IN_LIST ? recordFrom : Math.min(isInString ? stringFrom : at, rest.length);
    rest = rest.slice(keptFrom);
    at -= keptFrom;
    recordFrom -= keptFrom;
    stringFrom -= keptFrom;
  }

  return {
    push,
    end(): void {
      if (depth !== 0 || isInString || line + list.length === 0) throw new NoListsError();
    },
  };
}

const OUTSIDE = /["{}[\]]/g;
const INSIDE = /["\\]/g;

function nextOf(text: string, from: number, isInString: boolean) {
  const pattern = isInString ? INSIDE : OUTSIDE;
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null ? undefined : { letter: found[0], place: found.index };
}
