import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sniffFile } from './sniff-file.ts';
import { createDocumentFolder, type DocumentFolder, fixture } from './testing/document-folder.ts';
import { makeDocx, makeZip } from './testing/make-zip.ts';

let folder: DocumentFolder;
beforeAll(async () => {
  folder = await createDocumentFolder();
});
afterAll(() => folder.remove());

async function reasonFor(filename: string, content: Buffer | string): Promise<string | undefined> {
  const { path, extension } = await folder.put(filename, content);
  return (await sniffFile(path, extension))?.reason;
}

const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003\u0000'), Buffer.alloc(600, 7)]);
const page = '<!doctype html><html><body>ไม่พบหน้านี้</body></html>';

describe('looking at a file before taking it', () => {
  it.each([
    'buying-rules.doc',
    'buying-rules.docx',
    'buying-rules.pdf',
    'prices.xls',
    'prices.xlsx',
  ])('lets %s pass', async (name) =>
    expect(await reasonFor(name, await fixture(name))).toBeUndefined(),
  );

  it.each(['quota-manual.ppt', 'quota-manual.pptx'])('lets %s pass', async (name) =>
    expect(await reasonFor(name, await fixture(name))).toBeUndefined(),
  );

  it.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'])(
    'refuses a web page and a program named .%s',
    async (extension) => {
      expect(await reasonFor(`page.${extension}`, page)).toBe('wrong_type');
      expect(await reasonFor(`program.${extension}`, program)).toBe('wrong_type');
    },
  );

  it.each(['txt', 'md', 'csv', 'json'])('refuses binaries named .%s', async (extension) => {
    expect(await reasonFor(`program.${extension}`, program)).toBe('wrong_type');
    expect(await reasonFor(`a.${extension}`, await fixture('buying-rules.pdf'))).toBe('wrong_type');
    expect(await reasonFor(`b.${extension}`, await fixture('buying-rules.docx'))).toBe(
      'wrong_type',
    );
  });

  it('goes by the beginning of what is named a text', async () => {
    expect(await reasonFor('pdf.txt', '%PDF-1.7 and only letters')).toBe('wrong_type');
    expect(await reasonFor('xml.txt', '<?xml version="1.0"?><note/>')).toBeUndefined();
    expect(await reasonFor('rtf.txt', '{\\rtf1 a note}')).toBeUndefined();
    const little = Buffer.from('\uFEFFa note', 'utf16le');
    expect(await reasonFor('little.txt', little)).toBeUndefined();
    expect(await reasonFor('big.txt', Buffer.from(little).swap16())).toBeUndefined();
    expect(await reasonFor('neither.txt', Buffer.from([0xff, 0x41, 0]))).toBe('wrong_type');
    expect(await reasonFor('nor.txt', Buffer.from([0xfe, 0x41, 0]))).toBe('wrong_type');
  });

  it('knows when the end of an old Office file is missing', async () => {
    const whole = await fixture('prices.xls');
    expect(await reasonFor('torn.xls', whole.subarray(0, whole.length / 2))).toBe('damaged');
  });

  it('takes text for text: of two bytes a letter without a mark, or with a first word that marks a format', async () => {
    expect(await reasonFor('a.txt', Buffer.from('ราคา\r\nน้ำตาล', 'utf16le'))).toBeUndefined();
    expect(await reasonFor('b.csv', 'BMP,FORMULA\n1,2\n'.repeat(10))).toBeUndefined();
    expect(await reasonFor('c.csv', 'FORMULA,RESULT\n1,2\n'.repeat(10))).toBeUndefined();
  });

  it('distinguishes the Office formats', async () => {
    expect(await reasonFor('a.docx', await fixture('prices.xlsx'))).toBe('wrong_type');
    expect(await reasonFor('a.pptx', await fixture('buying-rules.docx'))).toBe('wrong_type');
    expect(await reasonFor('a.docx', await fixture('buying-rules.doc'))).toBe('wrong_type');
    expect(await reasonFor('a.doc', await fixture('prices.xls'))).toBe('wrong_type');
    expect(await reasonFor('a.xls', await fixture('quota-manual.ppt'))).toBe('wrong_type');
    for (const name of ['a.txt', 'word/a.txt', '[Content_Types].xml']) {
      expect(await reasonFor('a.docx', makeZip([{ name, content: 'a' }]))).toBe('wrong_type');
    }
  });

  it.each(['docx', 'xlsx', 'pptx'])('knows an encrypted .%s', async (extension) => {
    const content = await fixture(`encrypted.${extension}`);
    expect(await reasonFor(`encrypted.${extension}`, content)).toBe('encrypted');
  });

  it('finds nothing missing where a file has a table of sectors to spare', async () => {
    const slides = await fixture('quota-manual.ppt');
    expect(await reasonFor('spare.ppt', withSpareTable(slides))).toBeUndefined();
    const encrypted = await fixture('encrypted.xlsx');
    expect(await reasonFor('spare.xlsx', withSpareTable(encrypted))).toBe('encrypted');
  });

  it('knows streams by their names in capitals', async () => {
    const workbook = renameStream(await fixture('prices.xls'), 'Workbook', 'WORKBOOK');
    expect(await reasonFor('capitals.xls', workbook)).toBeUndefined();
  });

  it('says that files of programs from before 1997 are too old', async () => {
    const slides = await fixture('quota-manual.ppt');
    const old = renameStream(slides, 'PowerPoint Document', 'PP40');
    expect(await reasonFor('old.ppt', old)).toBe('too_old');
    const rest = Buffer.alloc(600);
    expect(await reasonFor('4.xls', Buffer.from([9, 4, 6, 0, ...rest]))).toBe('too_old');
    expect(await reasonFor('2.doc', Buffer.from([0xdb, 0xa5, 45, 0, ...rest]))).toBe('too_old');
  });

  it('reads a zip on to which a program wrote more', async () => {
    const docx = Buffer.concat([await fixture('buying-rules.docx'), Buffer.from('\r\n')]);
    expect(await reasonFor('longer.docx', docx)).toBeUndefined();
  });

  it.each(['pdf', 'txt', 'docx', 'xls', 'csv'])('refuses an empty .%s', async (extension) =>
    expect(await reasonFor(`empty.${extension}`, '')).toBe('empty'),
  );

  it('refuses a zip that unpacks to more than it may, without unpacking it', async () => {
    const bomb = makeDocx(Buffer.alloc(60_000_000, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonFor('tight.docx', bomb)).toBe('too_large_unpacked');
    const vast = makeDocx('', 600 * 1024 * 1024);
    expect(await reasonFor('vast.docx', vast)).toBe('too_large_unpacked');
    const parts = Array.from({ length: 10_001 }, (_, name) => ({
      name: `word/${name}`,
      content: '',
    }));
    expect(await reasonFor('many.docx', makeZip(parts))).toBe('too_large_unpacked');
  });

  it('refuses a zip whose entries share their bytes', async () => {
    const parts = ['one', 'two', 'three'].map((name) => ({
      name: `word/${name}`,
      content: name,
      declaredPackedBytes: 200,
    }));
    expect(await reasonFor('sharing.docx', makeZip(parts))).toBe('damaged');
  });

  it('says missing files are missing instead of blaming the file', async () => {
    await expect(sniffFile('/nowhere/a.docx', 'docx')).rejects.toThrow('ENOENT');
    await expect(sniffFile('/nowhere/a.pdf', 'pdf')).rejects.toThrow('ENOENT');
  });
});

const SECTOR_BYTES = 512;
const FREE_SECTOR = 0xff;

/** One more table of sectors, all of them free, behind a compound file: PowerPoint writes two of them. */
function withSpareTable(file: Buffer): Buffer {
  const tables = file.readUInt32LE(44);
  const sector = file.length / SECTOR_BYTES - 1;
  const longer = Buffer.concat([file, Buffer.alloc(2 * SECTOR_BYTES, FREE_SECTOR)]);
  longer.writeUInt32LE(tables + 2, 44);
  longer.writeUInt32LE(sector, 76 + tables * 4);
  longer.writeUInt32LE(sector + 1, 76 + tables * 4 + 4);
  return longer;
}

function renameStream(file: Buffer, name: string, renamed: string): Buffer {
  const at = file.indexOf(Buffer.from(`${name}\0`, 'utf16le'));
  file.fill(0, at, at + 64);
  file.write(renamed, at, 'utf16le');
  file.writeUInt16LE((renamed.length + 1) * 2, at + 64);
  return file;
}
