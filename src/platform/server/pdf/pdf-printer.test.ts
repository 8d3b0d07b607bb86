import { inflateSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { createPdfPrinter, type Printed } from './pdf-printer.ts';
import { readPdf } from './testing/read-pdf.ts';

const printer = createPdfPrinter();
afterAll(() => printer.close());

const template = (name: string) => new URL(`./testing/${name}.typ`, import.meta.url);

const data = (texts: readonly string[]): Printed & { texts: readonly string[] } => ({
  language: 'th',
  title: 'เอกสารทดสอบ',
  company: 'บริษัท น้ำตาลไทย จำกัด',
  footnote: 'จัดทำเมื่อ 23 พ.ย. 2569',
  page_label: 'หน้า {page} จาก {pages}',
  texts,
});

const print = (texts: readonly string[], companyId = 1) =>
  printer.print({ companyId, template: template('texts'), data: data(texts) });

/** Without white space, which a PDF has only as gaps. */
const bare = (text: string) => normaliseText(text).replaceAll(/\s/g, '');

/** The tables and drawings that replace what Typst wrote, which is still there, above them. */
function streamsOf(pdf: Buffer): string {
  const replaced = pdf.toString('latin1', pdf.indexOf('startxref'));
  return [...replaced.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join();
}

const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();

it('texts are read from it as they were written, with tone marks over vowels', async () => {
  const texts = [
    'กั๊ก น้ำ ปู่ ที่นี่ ก๋วยเตี๋ยว ผู้ใหญ่ ฟ้า ป้ำ ญี่ปุ่น ฐู ทำ จำกัด',
    'ซื้อน้ำแข็งที่บ้านเก้าเลี้ยว กี๊ดกี๋ ปิ๊ง ใช้ไม้ขีดจุดไฟ กั๊กกั๊กก๊ก',
    'เลขประจำตัวผู้เสียภาษี เชี่ยวชาญ ใช้งานอยู่',
    'Sugar (first) fi fl office ๑๒๓ 1,250.50',
  ];
  const [page = ''] = await readPdf(await print(texts));
  for (const text of texts) expect(bare(page)).toContain(bare(text));
  expect(bare(page)).toContain(bare('หน้า 1 จาก 1'));
});

it('no space is copied behind marks that are moved up, on whichever letter they are', async () => {
  const letters = Array.from('กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ');
  const marks = ['ั้', 'ิ๊', 'ี่', 'ึ้', 'ื๋', '้', '์', '็'];
  const texts = letters.map((letter) => marks.map((mark) => `น${letter}${mark}น`).join(' '));
  const pages = await readPdf(await print(texts));
  const copied = pages.flatMap((page) => page.split('\n')).map((line) => line.trim());
  for (const text of texts) expect(copied).toContain(text);
});

it('a number that may continue on the next line is copied as it is', async () => {
  const copied = streamsOf(await print(['010556012345\u200B4'])).match(/ActualText <FEFF0035\w*>/g);
  expect(copied).toEqual(['ActualText <FEFF0035>']);
});

it('a space between two letters with marks is drawn with the second, as Chrome copies none on its own', async () => {
  const drawn = streamsOf(await print(['ลพบุรี สิงห์บุรี']));
  expect(drawn).toContain(`/ActualText <FEFF0020${'สิ'.split('').map(hex).join('')}>`);
});

it('texts of people are never read as Typst', async () => {
  const texts = [
    '#panic("x") *bold* _it_ $x^2$ \\ "quoted" `raw` <label> @name [y] {z} // = - + ~ \'',
    '#read("/etc/passwd")',
  ];
  const [page = ''] = await readPdf(await print(texts));
  for (const text of texts) expect(bare(page)).toContain(bare(text));
});

it('a picture of it has all pages and runs nothing', async () => {
  const job = {
    companyId: 1,
    template: template('texts'),
    data: data(['<script>alert(1)</script>']),
  };
  const { svg, pages } = await printer.draw(job);
  expect(pages).toBe(1);
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toContain('<script');
});

it('each page says which of how many it is', async () => {
  const pages = await readPdf(await print(Array.from({ length: 120 }, (_, line) => `แถว ${line}`)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [place, page] of pages.entries()) {
    expect(bare(page)).toContain(bare(`หน้า ${place + 1} จาก ${pages.length}`));
  }
});

it('no font of the machine is used', async () => {
  const pdf = await print(['ก 日本 😀']);
  const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)];
  expect(new Set(fonts.map(([, name]) => name))).toEqual(
    new Set(['Sarabun-Regular', 'Sarabun-Bold']),
  );
});

it('a template that fails says why, and the next document is made', async () => {
  const failing = (name: string) =>
    printer.print({ companyId: 1, template: template(name), data: data([]) });
  await expect(failing('broken')).rejects.toThrow('unknown variable: no-such-function');
  await expect(failing('strange')).rejects.toThrow('strange.typ');
  expect((await print(['ก'])).subarray(0, 5).toString()).toBe('%PDF-');
});

it('what takes too long or too much memory is ended, and the next document is made', async () => {
  const printed = { companyId: 1, template: template('endless'), data: data([]) };
  const hasty = createPdfPrinter({ processes: 1, milliseconds: 1_500, residentBytes: 1e9 });
  await expect(hasty.print(printed)).rejects.toThrow('aborted');
  hasty.close();
  const small = createPdfPrinter({ processes: 1, milliseconds: 60_000, residentBytes: 1e6 });
  await expect(small.print(printed)).rejects.toThrow('aborted');
  small.close();
  expect((await print(['ก'])).subarray(0, 5).toString()).toBe('%PDF-');
});

it('of many documents of one company, two are read at once, and others do not wait for them', async () => {
  const { promise: printed, resolve: finish } = Promise.withResolvers<void>();
  let reading = 0;
  const read = () => {
    reading += 1;
    return printed;
  };
  const many = Array.from({ length: 10 }, () => printer.inTurn(1, read));
  await printer.inTurn(2, async () => {});
  expect(reading).toBe(2);
  finish();
  await Promise.all(many);
  expect(reading).toBe(10);
});
