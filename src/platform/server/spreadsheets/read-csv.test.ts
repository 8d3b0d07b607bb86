import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEncoding, openBytes } from './content.ts';
import { readCsv } from './read-csv.ts';
import { UnreadableCsvError } from './split-csv.ts';

async function read(bytes: Uint8Array, options: Parameters<typeof readCsv>[1] = {}) {
  const rows = [];
  for await (const batch of readCsv(openBytes(bytes), options)) rows.push(...batch);
  return rows;
}

const cellsIn = async (text: string, options?: Parameters<typeof readCsv>[1]) =>
  (await read(Buffer.from(text), options)).map(({ cells }) => [...cells]);

describe('a CSV file', () => {
  it.each([
    ['utf-8', Buffer.from('\uFEFFรหัส;ชื่อ\n1;อ้อย')],
    ['utf-16le', Buffer.from('\uFEFFรหัส;ชื่อ\n1;อ้อย', 'utf16le')],
    ['utf-16be', Buffer.from('\uFEFFรหัส;ชื่อ\n1;อ้อย', 'utf16le').swap16()],
    ['windows-874', windows874('รหัส;ชื่อ\n1;อ้อย')],
  ])('may be written in %s', async (encoding, bytes) => {
    expect(await findEncoding(openBytes(bytes))).toBe(encoding);
    expect(await read(bytes)).toEqual([
      { line: 1, cells: ['รหัส', 'ชื่อ'] },
      { line: 2, cells: ['1', 'อ้อย'] },
    ]);
  });

  it('is read piece by piece, even where a piece ends within a letter', async () => {
    const rows = Array.from({ length: 20_000 }, (_, place) => [`อ้อย ${place}`, `"`]);
    const text = rows.map(([name]) => `${name},""""`).join('\r\n');
    expect(await cellsIn(text)).toEqual(rows);
  });

  it('may end its lines with carriage returns alone, and have blank rows', async () => {
    expect(await cellsIn('a\tb\r1\t2\r')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(await cellsIn('a,b\n\n,,\nc', { blankRows: true })).toEqual([
      ['a', 'b'],
      [''],
      ['', '', ''],
      ['c'],
    ]);
  });
});

describe('a CSV file that is read strictly', () => {
  it('is refused where it is not text or has misplaced quotation marks', async () => {
    const files = ['a\0b', 'a"b,c', '"a"b,c', '5" pipe\n6" pipe', 'a,"b\nc'];
    for (const file of [...files.map((text) => Buffer.from(text)), Buffer.from([0x89, 0xff])]) {
      await expect(read(file, { strict: true })).rejects.toThrow(UnreadableCsvError);
    }
    expect(await cellsIn('a"b"\n"c"d,e')).toEqual([['a"b"'], ['c', 'e']]);
  });

  it('is read as the npm parser reads it', async () => {
    const piece = fc.constantFrom('"', '""', ',', '\n', '\r\n', ' ', 'a', 'ก', '" b "');
    const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        // The parser takes two empty quotations with a space between them for one.
        fc.pre(!/"" +"/.test(given));
        const ours = await attempt(() => cellsIn(given, { strict: true }));
        const record_delimiter = ['\r\n', '\n'];
        const theirs = await attempt(async () =>
          parse(given, { record_delimiter, trim: true, relax_column_count: true }),
        );
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The cells of the rows, or that they cannot be read. */
async function attempt(work: () => Promise<readonly string[][]>): Promise<unknown> {
  try {
    return (await work()).filter((cells) => cells.some((cell) => cell !== ''));
  } catch {
    return 'refused';
  }
}

function windows874(text: string): Uint8Array {
  const letters = Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from(letters, (letter) => (letter < 0x80 ? letter : letter - 0x0e00 + 0xa0));
}
