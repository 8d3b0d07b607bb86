import { deflateSync, inflateSync } from 'node:zlib';

/** An object of a PDF with its stream, if it has one; both with a letter for each byte. */
export interface PdfObject {
  readonly id: number;
  readonly dictionary: string;
  readonly stream: string | undefined;
}

const XREF_ENTRY_BYTES = 20;

/** The objects of a PDF as Typst writes it: one table of positions, no compressed objects. */
export function readObjects(pdf: Buffer): PdfObject[] {
  const table = pdf.indexOf('\n', pdf.indexOf('\n', tableStart(pdf)) + 1) + 1;
  const positions: number[] = [];
  for (let entry = table; pdf[entry] !== 't'.charCodeAt(0); entry += XREF_ENTRY_BYTES) {
    positions.push(Number(textOf(pdf, entry, entry + 10)));
  }
  return positions.flatMap((start, id) => (id === 0 ? [] : readObject(pdf, id, start)));
}

/** The PDF with later versions of some objects behind it, which is how PDF are changed. */
export function replaceObjects(pdf: Buffer, changed: readonly PdfObject[]): Buffer {
  const parts = [pdf];
  let length = pdf.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  let table = 'xref\n';
  for (const { id, dictionary, stream = '' } of changed) {
    const isPacked = dictionary.includes('/FlateDecode');
    const bytes = Buffer.from(stream, 'latin1');
    const content = isPacked ? deflateSync(bytes) : bytes;
    const described = dictionary.replace(/\/Length \d+/, `/Length ${content.length}`);
    table += `${id} 1\n${String(length + 1).padStart(10, '0')} 00000 n\r\n`;
    add(Buffer.from(`\n${id} 0 obj\n${described}stream\n`, 'latin1'));
    add(content);
    add(Buffer.from('\nendstream\nendobj\n'));
  }
  const trailer = /trailer\s*<<([\s\S]*?)>>/.exec(textOf(pdf, tableStart(pdf)))?.[1] ?? '';
  const start = length;
  add(Buffer.from(`${table}trailer\n<<${trailer}/Prev ${tableStart(pdf)}\n>>\n`, 'latin1'));
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function tableStart(pdf: Buffer): number {
  return Number(/startxref\s+(\d+)/.exec(textOf(pdf, -64))?.[1]);
}

function readObject(pdf: Buffer, id: number, start: number): PdfObject[] {
  const head = /^\d+ 0 obj\s*/.exec(textOf(pdf, start, start + 32))?.[0];
  if (head === undefined) return [];
  const begin = start + head.length;
  const end = pdf.indexOf('endobj', begin);
  const streamAt = pdf.indexOf('stream\n', begin);
  if (streamAt < 0 || streamAt > end) {
    return [{ id, dictionary: textOf(pdf, begin, end), stream: undefined }];
  }
  const dictionary = textOf(pdf, begin, streamAt);
  const content = streamAt + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const bytes = pdf.subarray(content, content + length);
  const unpacked = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
  return [{ id, dictionary, stream: unpacked.toString('latin1') }];
}

function textOf(pdf: Buffer, start: number, end?: number): string {
  return pdf.subarray(start, end).toString('latin1');
}
