/** How the letters of a table are stored. */
export type TableEncoding = 'utf-8' | 'windows-874' | 'windows-1252';

interface Table {
  readonly file: Buffer;
  /** What the file beside it says, `.cpg`. */
  readonly codePage: string | undefined;
  /** What a person chose. */
  readonly encoding: TableEncoding | undefined;
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly start: number;
  readonly length: number;
}

const FIELD_BYTES = 32;
const END_OF_FIELDS = 0x0d;
const DELETED = 0x2a;
const DOS_THAI = 0x50;
const MOST_ROWS = 100_000;

/** For each row of a `.dbf` what names it: a column called name, else the first one of letters. */
export function readNames({ file, codePage, encoding }: Table): string[] {
  if (file.length < FIELD_BYTES + 1) return [];
  const rows = Math.min(file.readUInt32LE(4), MOST_ROWS);
  const [header, width] = [file.readUInt16LE(8), file.readUInt16LE(10)];
  const fields = fieldsOf(file.subarray(0, header));
  const texts = fields.filter(({ type }) => type === 'C');
  const field = fields.find(({ name }) => /name|ชื่อ|plot|แปลง/i.test(name)) ?? texts[0] ?? fields[0];
  if (field === undefined || width === 0) return [];
  const decoder = decoderOf({ file: file.subarray(header), codePage, encoding, driver: file[29] });
  return Array.from({ length: rows }, (_, row) => {
    const at = header + row * width;
    const cell = file.subarray(at + field.start, at + field.start + field.length);
    return file[at] === DELETED ? '' : clean(decoder.decode(cell));
  });
}

function fieldsOf(header: Buffer): Field[] {
  const fields: Field[] = [];
  let start = 1;
  for (let at = FIELD_BYTES; at + FIELD_BYTES <= header.length; at += FIELD_BYTES) {
    if (header[at] === END_OF_FIELDS) break;
    const length = header[at + 16] ?? 0;
    const name = clean(header.toString('latin1', at, at + 11));
    fields.push({ name, type: header.toString('latin1', at + 11, at + 12), start, length });
    start += length;
  }
  return fields;
}

const clean = (text: string) => text.replaceAll(/\0.*$/gs, '').trim();

function decoderOf({ file, codePage, encoding, driver }: Table & { readonly driver?: number }) {
  const named = encoding ?? encodingNamed(codePage ?? '');
  if (named !== undefined) return new TextDecoder(named);
  if (driver === DOS_THAI) return new TextDecoder('windows-874');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return new TextDecoder('utf-8');
  } catch {
    // Thai offices' tables without a word about it are of before Unicode.
    return new TextDecoder('windows-874');
  }
}

function encodingNamed(codePage: string): TableEncoding | undefined {
  if (/utf-?8|65001/i.test(codePage)) return 'utf-8';
  if (/874|620|8859-?11/.test(codePage)) return 'windows-874';
  return /1252|8859-?1\b|88591/.test(codePage) ? 'windows-1252' : undefined;
}
