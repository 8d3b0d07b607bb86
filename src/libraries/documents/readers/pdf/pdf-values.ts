/** Values of a PDF as its objects write them: strings as bytes; names, numbers and references as words. */
type PdfValue = string | Buffer | readonly PdfValue[] | PdfDictionary;

/** Entries of a dictionary by the kind that is expected of them. */
export class PdfDictionary {
  readonly #entries: ReadonlyMap<string, PdfValue>;

  constructor(entries: ReadonlyMap<string, PdfValue> = new Map()) {
    this.#entries = entries;
  }

  word(name: string): string | undefined {
    const value = this.#entries.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** A string; of a list, its first one. */
  bytes(name: string): Buffer {
    const value = this.#entries.get(name);
    const [bytes] = [value].flat().filter((item) => Buffer.isBuffer(item));
    return bytes ?? Buffer.alloc(0);
  }

  dictionary(name: string): PdfDictionary {
    const value = this.#entries.get(name);
    return value instanceof PdfDictionary ? value : new PdfDictionary();
  }
}

const DEEPEST = 20;
const TOKENS =
  /<<|>>|[[\]]|<[\da-fA-F\s]*>|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|\d+\s+\d+\s+R\b|\/?[^\s()<>[\]{}/%]+/g;
const ESCAPE = /\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g;
const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
};

/** The dictionary at the start of the source, which has one character for each byte. */
export function parseDictionary(source: string): PdfDictionary {
  const tokens = source.matchAll(TOKENS);
  const first = tokens.next().value?.[0];
  return first === '<<' ? dictionary(tokens, 0) : new PdfDictionary();
}

type Tokens = IterableIterator<RegExpExecArray>;

function dictionary(tokens: Tokens, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>();
  const values = list(tokens, '>>', depth);
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [name, value] = [values[at], values[at + 1]];
    if (typeof name === 'string' && value !== undefined) entries.set(name.slice(1), value);
  }
  return new PdfDictionary(entries);
}

function list(tokens: Tokens, end: string, depth: number): PdfValue[] {
  if (depth > DEEPEST) throw new Error('values nested too deep');
  const values: PdfValue[] = [];
  // Not `for of`: it would close the tokens that the rest of the source needs.
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const [token] = next.value;
    if (token === end) break;
    if (token === '<<') values.push(dictionary(tokens, depth + 1));
    else if (token === '[') values.push(list(tokens, ']', depth + 1));
    else if (token.startsWith('<')) values.push(Buffer.from(token.replace(/[<>\s]/g, ''), 'hex'));
    else if (token.startsWith('(')) values.push(literal(token.slice(1, -1)));
    else values.push(token);
  }
  return values;
}

function literal(text: string): Buffer {
  const plain = text.replace(ESCAPE, (_, octal: string | undefined, character: string = '') =>
    octal === undefined
      ? (CONTROLS[character] ?? character)
      : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  );
  return Buffer.from(plain, 'latin1');
}
