import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTextExtractor, type TextExtractor } from './extract-text.ts';
import { documentLimits } from './limits.ts';
import type { ReadingResult } from './process/run-job.ts';
import { createDocumentFolder, type DocumentFolder, fixture } from './testing/document-folder.ts';
import { makePdf } from './testing/make-pdf.ts';
import { makeDocx } from './testing/make-zip.ts';

let folder: DocumentFolder;
let extractor: TextExtractor;
beforeAll(async () => {
  folder = await createDocumentFolder();
  extractor = createTextExtractor({ ...documentLimits, processes: 1 });
});
afterAll(async () => {
  extractor.close();
  await folder.remove();
});

async function read(filename: string, content: Buffer | string): Promise<ReadingResult> {
  const file = await folder.put(filename, content);
  return extractor.extractText(file, { signal: new AbortController().signal });
}

async function textOf(filename: string, content: Buffer | string): Promise<string> {
  const result = await read(filename, content);
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  return result.pages.map((page) => page.text).join('\n---\n');
}

async function reasonFor(filename: string, content: Buffer | string): Promise<string> {
  const result = await read(filename, content);
  return result.ok ? 'read' : result.reason;
}

describe('reading each type', () => {
  it.each(['doc', 'docx'])('reads Thai and its table from .%s', async (extension) => {
    const text = await textOf(`rules.${extension}`, await fixture(`buying-rules.${extension}`));
    expect(text).toContain('ค่าความหวานไม่ต่ำกว่า 10 ซี.ซี.เอส. น้ำหนักบรรทุกไม่เกิน 25 ตันต่อคัน');
    expect(text).toContain('Trucks are weighed twice');
    expect(text).toContain('พันธุ์อ้อย: LK 92-11 | ราคาต่อตัน: 1,150 | หมายเหตุ: fresh cut only');
    expect(text).toMatch(/ติดต่อฝ่ายไร่ โทร 043-123456$/);
  });

  it('reads a pdf by page', async () => {
    const result = await read('rules.pdf', await fixture('buying-rules.pdf'));
    expect(result).toMatchObject({ ok: true, pageCount: 1, pages: [{ page: 1 }] });
    if (!result.ok) return;
    expect(result.pages[0]?.text).toContain('ความหวานไม่ต่ำกว่า 10 ซี.ซี.เอส. น้ำหนักบรรทุกไม่เกิน 25');
    expect(result.quality).toBe(1);
    expect(result.characters).toBe(result.pages[0]?.text.length);
  });

  it.each(['xls', 'xlsx'])('reads the visible sheets of .%s', async (extension) => {
    const result = await read(`prices.${extension}`, await fixture(`prices.${extension}`));
    expect(result).toMatchObject({ ok: true, quality: 1, pages: [{ page: 1 }, { page: 2 }] });
    const text = result.ok ? result.pages.map((page) => page.text).join('\n') : '';
    expect(text).toMatch(/^ราคาปุ๋ย\nรายการราคาปุ๋ย ปี 2569\n/);
    expect(text).toContain('รหัส: F-01 | สินค้า: ปุ๋ยยูเรีย 46-0-0 | ราคา (บาท): 850.5');
    expect(text).toContain('Branches\nBranch | Phone\nBranch: ขอนแก่น | Phone: 043-123456');
    expect(text).not.toContain('ต้นทุนลับ');
  });

  it.each(['xls', 'xlsx'] as const)(
    'reads errors in cells of .%s as they are shown',
    async (type) => {
      const error = (v: number) => ({ t: 'e', v });
      const sheet = utils.aoa_to_sheet([
        ['ชั่ง', 'เฉลี่ย'],
        [5, error(7)],
        [6, error(15)],
      ]);
      const bookType = type === 'xls' ? 'biff8' : 'xlsx';
      const book = { SheetNames: ['ก'], Sheets: { ก: sheet } };
      const bytes: unknown = write(book, { type: 'buffer', bookType });
      const text = await textOf(
        `errors.${type}`,
        Buffer.from(z.instanceof(Uint8Array).parse(bytes)),
      );
      expect(text).toContain('ชั่ง: 5 | เฉลี่ย: #DIV/0!');
      expect(text).toContain('ชั่ง: 6 | เฉลี่ย: #VALUE!');
    },
  );

  it.each(['ppt', 'pptx'])('reads the slides of .%s in order', async (extension) => {
    const result = await read(`manual.${extension}`, await fixture(`quota-manual.${extension}`));
    expect(result).toMatchObject({ ok: true, pageCount: 2, pages: [{ page: 1 }, { page: 2 }] });
    if (!result.ok) return;
    expect(result.pages[0]?.text).toContain('คู่มือโควตาอ้อย Quota manual\nชาวไร่ต้องลงทะเบียนแปลง');
    expect(result.pages[0]?.text).toContain('\nRegister before 31 October');
    expect(result.pages[1]?.text).toContain('น้ำพอง');
  });

  it('reads tables and notes of slides', async () => {
    const text = await textOf('manual.pptx', await fixture('quota-manual.pptx'));
    expect(text).toContain('เขต: น้ำพอง | โควตา (ตัน): 5,000');
    expect(text).toContain('เน้นย้ำเรื่องโฉนดที่ดิน');
  });

  it('reads text and markdown with their paragraphs', async () => {
    expect(await textOf('a.txt', '\uFEFFบรรทัด\r\n\r\nparagraph')).toBe('บรรทัด\n\nparagraph');
    expect(await textOf('a.md', '# หัวข้อ\n\n- one\n- two')).toBe('# หัวข้อ\n\n- one\n- two');
  });

  it('reads the encodings Thai files have', async () => {
    const thai = 'น้ำตาล';
    const windows874 = Buffer.from([0xb9, 0xe9, 0xd3, 0xb5, 0xd2, 0xc5]);
    expect(await textOf('windows.txt', windows874)).toBe(thai);
    expect(await textOf('windows.csv', windows874)).toBe(thai);
    const utf16 = Buffer.from(`\uFEFF${thai}`, 'utf16le');
    expect(await textOf('little.txt', utf16)).toBe(thai);
    expect(await textOf('big.txt', utf16.swap16())).toBe(thai);
  });

  it('reads ragged rows, quotes and other delimiters of a csv', async () => {
    const csv = 'รหัส,ราคา\nA,1,extra\nB\n"C, ""D""",2\n\nE "F",3\n';
    expect(await textOf('a.csv', csv)).toBe(
      'รหัส | ราคา\nรหัส: A | ราคา: 1 | extra\nรหัส: B\nรหัส: C, "D" | ราคา: 2\nรหัส: E "F" | ราคา: 3',
    );
    expect(await textOf('b.csv', 'a;b\nx;1,5\n')).toBe('a | b\na: x | b: 1,5');
  });

  it('reads every row of a long csv once', async () => {
    const rows = Array.from({ length: 12_001 }, (_row, number) => `R${number},${number * 7}`);
    const text = await textOf('long.csv', ['รหัส,ราคา', ...rows].join('\n'));
    const codes = text.match(/รหัส: R\d+/g) ?? [];
    expect(codes).toHaveLength(rows.length);
    expect(new Set(codes).size).toBe(rows.length);
  });

  it('reads json as names and values', async () => {
    const json =
      '[{"name":"ยูเรีย","price":{"retail":850.5}},{"name":"โพแทช","sold":false,"x":null}]';
    expect(await textOf('a.json', json)).toBe(
      'name: ยูเรีย\nprice.retail: 850.5\n\nname: โพแทช\nsold: false',
    );
  });

  it('keeps a cell merged over rows with each of them', async () => {
    const cell = (text: string, settings = ''): string =>
      `<w:tc><w:tcPr>${settings}</w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
    const table = [
      row(cell('กลุ่ม'), cell('สินค้า')),
      row(cell('ปุ๋ย', '<w:vMerge w:val="restart"/>'), cell('ยูเรีย')),
      row(cell('', '<w:vMerge/>'), cell('โพแทช')),
    ];
    const text = await textOf('merged.docx', makeDocx(`<w:tbl>${table.join('')}</w:tbl>`));
    expect(text).toContain('กลุ่ม: ปุ๋ย | สินค้า: โพแทช');
  });

  it.each(['chromium', 'libreoffice'])(
    'every letter of a Thai pdf by %s, whose marks and vowels are drawn without a name',
    async (producer) => {
      const name = `leave-rules-${producer}.pdf`;
      const result = await read(name, await fixture(name));
      const text = result.ok ? result.pages.map((page) => page.text).join('\n') : '';
      // The two break their lines in different places.
      const lines = text.split('\n\n').map((paragraph) => paragraph.replaceAll('\n', ''));
      expect(lines).toEqual([
        'ระเบียบการลาผู้ที่ทำงานครบหนึ่งปีลาพักร้อนได้ปีละหกวัน ต้องยื่นคำขอก่อนอย่างน้อยเจ็ดวัน และได้รับอนุมัติจากหัวหน้าฝ่าย',
        'การลาป่วยเกินสามวันต้องมีใบรับรองแพทย์ บริษัทน้ำตาลจำกัดไม่นับวันหยุดเป็นวันลา ปู่ย่าตายายเสียชีวิตลาได้ห้าวัน',
      ]);
      expect(result).toMatchObject({ quality: 1 });
    },
  );

  it('numbers the pages of a pdf and counts those without text', async () => {
    const pdf = makePdf([
      { text: 'Buying rules for cane, 2569' },
      {},
      { text: 'Quota manual, part 2' },
    ]);
    expect(await read('pages.pdf', pdf)).toMatchObject({
      ok: true,
      pageCount: 3,
      pages: [
        { page: 1, text: 'Buying rules for cane, 2569' },
        { page: 3, text: 'Quota manual, part 2' },
      ],
    });
  });
});

describe('saying why a file cannot be read', () => {
  it.each(['docx', 'xlsx', 'pptx', 'pdf'])('encrypted .%s', async (extension) =>
    expect(await reasonFor(`e.${extension}`, await fixture(`encrypted.${extension}`))).toBe(
      'encrypted',
    ),
  );

  it('encrypted formats of before 2007, by the mark their headers carry', async () => {
    const doc = await fixture('buying-rules.doc');
    const header = doc.indexOf(Buffer.from([0xec, 0xa5]));
    doc.writeUInt16LE(doc.readUInt16LE(header + 10) | 0x0100, header + 10);
    expect(await reasonFor('e.doc', doc)).toBe('encrypted');
    const ppt = await fixture('quota-manual.ppt');
    ppt.writeUInt32LE(0xf3d1c4df, ppt.indexOf(Buffer.from([0x5f, 0xc0, 0x91, 0xe3])));
    expect(await reasonFor('e.ppt', ppt)).toBe('encrypted');
    const xls = await fixture('prices.xls');
    const author = xls.indexOf(Buffer.from([0x5c, 0x00, 0x70, 0x00]));
    xls.set([0x2f, 0x00, 0x70, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00], author);
    expect(await reasonFor('e.xls', xls)).toBe('encrypted');
  });

  it('formats of Word from before 1997, by the first word of their document', async () => {
    for (const format of [0xa5dc, 0xa699]) {
      const doc = await fixture('buying-rules.doc');
      doc.writeUInt16LE(format, doc.indexOf(Buffer.from([0xec, 0xa5])));
      expect(await reasonFor('old.doc', doc)).toBe('too_old');
    }
  });

  it('no text', async () => {
    expect(await reasonFor('blank.txt', ' \n\t\u200B')).toBe('empty');
    expect(await reasonFor('blank.json', ' ')).toBe('empty');
    expect(await reasonFor('empty.json', '{}')).toBe('empty');
    expect(await reasonFor('blank.csv', ',,\n,,\n')).toBe('empty');
    expect(await reasonFor('blank.docx', makeDocx('<w:p/>'))).toBe('empty');
  });

  it('a scanned pdf, also when the scanner stamped its pages', async () => {
    expect(await reasonFor('scan.pdf', makePdf([{ picture: true }]))).toBe('scanned_without_text');
    const stamped = makePdf([
      { picture: true, text: 'Page 1' },
      { picture: true, text: 'Page 2' },
    ]);
    expect(await reasonFor('stamped.pdf', stamped)).toBe('scanned_without_text');
    expect(await reasonFor('short.pdf', makePdf([{ text: 'Closed' }]))).toBe('read');
  });

  it.each([
    'buying-rules.doc',
    'buying-rules.docx',
    'buying-rules.pdf',
    'prices.xls',
    'prices.xlsx',
    'quota-manual.ppt',
    'quota-manual.pptx',
  ])('%s cut short anywhere', async (name) => {
    const whole = await fixture(name);
    for (const share of [0.2, 0.5, 0.8]) {
      const part = whole.subarray(0, whole.length * share);
      expect(await reasonFor(name, part), `at ${share}`).toBe('damaged');
    }
  });

  it('damaged inside', async () => {
    expect(await reasonFor('a.json', '{"a": 1')).toBe('damaged');
    expect(await reasonFor('deep.json', `${'[{"a":'.repeat(500)}1${'}]'.repeat(500)}`)).toBe(
      'damaged',
    );
    expect(await reasonFor('a.docx', makeDocx('<w:p><w:r>'))).toBe('damaged');
    expect(await reasonFor('lying.docx', makeDocx('<w:p/>'.repeat(1000), 10))).toBe('damaged');
  });

  it('entities that would grow or fetch', async () => {
    expect(await reasonFor('entity.docx', makeDocx('<w:p><w:r><w:t>&lol;</w:t></w:r></w:p>'))).toBe(
      'damaged',
    );
  });

  it('a web page named .pdf', async () =>
    expect(await reasonFor('page.pdf', '<html><body>404</body></html>')).toBe('wrong_type'));

  it('binary beyond the part that is looked at first', async () => {
    const late = Buffer.concat([Buffer.alloc(10_000, 'a'), Buffer.alloc(10)]);
    expect(await reasonFor('late.txt', late)).toBe('wrong_type');
  });

  it('more text than an index can use', async () => {
    const text = Buffer.alloc(documentLimits.characters + 1, 'word ');
    expect(await reasonFor('long.txt', text)).toBe('too_large_unpacked');
  });
});
