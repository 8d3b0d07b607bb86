import { parseDictionary, type PdfDictionary } from './pdf-values.ts';

const ciphers = ['None', 'V2', 'AESV2', 'AESV3'] as const;
type PdfCipher = (typeof ciphers)[number];

/** How a PDF that has passwords is encrypted, as its dictionary of that name says. */
export interface PdfEncryption {
  /** `/V`: 1 and 2 are RC4, from 4 on the filters of the file say which. */
  readonly version: number;
  readonly revision: number;
  readonly keyBytes: number;
  readonly permissions: number;
  readonly encryptsMetadata: boolean;
  /** How streams are encrypted, if at all. */
  readonly method: PdfCipher;
  /** Whether texts and pages are plain, and only files attached to them have a password. */
  readonly attachmentsOnly: boolean;
  /** Entries from which keys are made. */
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly userKey: Buffer;
  readonly fileId: Buffer;
  /** Where `/Encrypt` is in the file. */
  readonly positions: readonly number[];
}

const MARK = '/Encrypt';
/** A dictionary of encryption has a few hundred bytes, that of a file with certificates some thousand. */
const DICTIONARY_BYTES = 20_000;
const REFERENCE = /^\s*(\d+)\s+(\d+)\s+R/;

/** Nothing where the file is not encrypted. */
export function findEncryption(bytes: Buffer): PdfEncryption | undefined {
  const positions = mentions(bytes);
  const last = positions.at(-1);
  if (last === undefined) return undefined;
  const entries = dictionaryAt(bytes, last + MARK.length);
  const version = Number(entries?.word('V'));
  if (entries === undefined || !(version > 0)) return undefined;
  const method = cipherOf(entries, 'StmF');
  return {
    version,
    revision: Number(entries.word('R')),
    keyBytes: keyBytesOf(entries, version),
    permissions: Number(entries.word('P')) | 0,
    encryptsMetadata: entries.word('EncryptMetadata') !== 'false',
    method,
    attachmentsOnly: method === 'None' && cipherOf(entries, 'StrF') === 'None',
    owner: entries.bytes('O'),
    user: entries.bytes('U'),
    userKey: entries.bytes('UE'),
    fileId: fileIdOf(bytes),
    positions,
  };
}

function keyBytesOf(entries: PdfDictionary, version: number): number {
  if (version === 1) return 5;
  return version === 4 ? 16 : Number(entries.word('Length') ?? 40) / 8;
}

/** Every place where a trailer names the encryption; the word alone also begins `/EncryptMetadata`. */
function mentions(bytes: Buffer): number[] {
  return [...occurrences(bytes, MARK)].filter((at) =>
    /^\s*(?:<<|\d+\s+\d+\s+R)/.test(textAt(bytes, at + MARK.length, 30)),
  );
}

function dictionaryAt(bytes: Buffer, at: number): PdfDictionary | undefined {
  const source = textAt(bytes, at, DICTIONARY_BYTES);
  const [, number, generation] = REFERENCE.exec(source) ?? [];
  if (number === undefined) return parseDictionary(source);
  const head = `${number} ${generation} obj`;
  const places = [...occurrences(bytes, head)];
  const place = places.findLast((start) => !/\d/.test(textAt(bytes, start - 1, 1)));
  if (place === undefined) return undefined;
  return parseDictionary(textAt(bytes, place + head.length, DICTIONARY_BYTES));
}

/** From version 4 on, the name of a filter that the dictionary describes. */
function cipherOf(entries: PdfDictionary, name: string): PdfCipher {
  if (Number(entries.word('V')) < 4) return 'V2';
  const filter = entries.dictionary('CF').dictionary(entries.word(name)?.slice(1) ?? '');
  const method = filter.word('CFM')?.slice(1);
  return ciphers.find((cipher) => cipher === method) ?? 'None';
}

/** The first of the two identifiers of a trailer. */
function fileIdOf(bytes: Buffer): Buffer {
  for (const at of occurrences(bytes, '/ID')) {
    const source = textAt(bytes, at, 400);
    if (!/^\/ID\s*\[\s*[<(]/.test(source)) continue;
    const id = parseDictionary(`<<${source}>>`).bytes('ID');
    if (id.length > 0) return id;
  }
  return Buffer.alloc(0);
}

function* occurrences(bytes: Buffer, mark: string): Generator<number> {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) yield at;
}

function textAt(bytes: Buffer, at: number, length: number): string {
  return bytes.toString('latin1', Math.max(0, at), at + length);
}
