import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { documentLimits } from '../../limits.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import type { RawPage } from '../document-reader.ts';
import { actualTextsOf } from './pdf-actual-texts.ts';
import { findEncryption } from './pdf-encryption.ts';
import { fieldTexts } from './pdf-fields.ts';
import { layOut } from './pdf-layout.ts';
import { countPicturePoints } from './pdf-pictures.ts';
import { countSpans, speakSpans, type PdfDocument } from './pdf-spans.ts';

/** Tables of Chinese, Japanese and Korean characters to which PDFs refer by name. */
const CHARACTER_TABLES = fileURLToPath(
  new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')),
);

/** The end of a whole file says where its table of objects is, or at least that it is the end; readers look for it in the last bytes. */
const ENDINGS = ['startxref', '%%EOF'];
const ENDING_BYTES = 2048;
/** Fewer characters a page than a stamp or a page number has, on pages that are pictures. */
const STAMP_CHARACTERS = 20;
/** A page scanned at 72 points an inch has half a million; logos and signatures have fewer. */
const SCAN_POINTS = 200_000;

export async function* readPdf(path: string): AsyncIterable<RawPage> {
  const bytes = await readFile(path);
  // Without its end, the rest would be read as if it were the whole document.
  const last = bytes.subarray(-ENDING_BYTES);
  if (!ENDINGS.some((ending) => last.includes(ending))) {
    throw new UnreadableFile('damaged', 'the end of the file is missing');
  }
  const pdf = await openPdf(withoutAttachmentPassword(bytes));
  if (pdf.numPages > documentLimits.pages) {
    throw new UnreadableFile('too_large_unpacked', `${pdf.numPages} pages`);
  }
  let characters = 0;
  let spanTexts: ReturnType<typeof actualTextsOf> | undefined;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const fields = await fieldTexts(page);
    page.cleanup();
    const spans = countSpans(items);
    if (spans > 0) spanTexts ??= actualTextsOf(bytes);
    const drawn = layOut(speakSpans(items, takeNext(spanTexts, spans)));
    const text = [drawn, ...fields].join('\n');
    characters += text.replace(/\s/g, '').length;
    yield { page: number, text };
  }
  if (characters < STAMP_CHARACTERS * pdf.numPages) {
    const points = countPicturePoints(bytes);
    const isScan = points > (characters === 0 ? 0 : SCAN_POINTS * pdf.numPages);
    if (isScan) throw new UnreadableFile('scanned_without_text');
  }
}

/** A copy to be read. Where only attached files are encrypted, it does not say that it is: they are not read. */
function withoutAttachmentPassword(bytes: Buffer): Uint8Array {
  const copy = new Uint8Array(bytes);
  const encryption = findEncryption(bytes);
  if (encryption?.attachmentsOnly) {
    for (const at of encryption.positions) copy.set(Buffer.from('/Ignored'), at);
  }
  return copy;
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      enableXfa: false,
      cMapUrl: CHARACTER_TABLES,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new UnreadableFile('encrypted', error.message);
    }
    throw error;
  }
}

/** Takes the texts of a page's spans, which are in the file in the order of the pages. */
function takeNext(
  spanTexts: ReturnType<typeof actualTextsOf> | undefined,
  spans: number,
): readonly (string | undefined)[] {
  const index = spanTexts?.findIndex(({ length }) => spans > 0 && length === spans) ?? -1;
  return spanTexts?.splice(0, index + 1).at(-1) ?? [];
}
