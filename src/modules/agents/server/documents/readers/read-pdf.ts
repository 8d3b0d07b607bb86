import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { UnreadableFile } from '../unreadable-file.ts';
import type { RawPage } from './document-reader.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** The end of a whole file says where its table of objects is; readers look for it in the last bytes. */
const ENDING_BYTES = 2048;
/** A gap of this many line heights between two lines begins a new paragraph. */
const PARAGRAPH_GAP = 1.8;
/** Fewer characters a page than a stamp or a page number has, on pages that are pictures. */
const STAMP_CHARACTERS = 20;

export async function* readPdf(path: string): AsyncIterable<RawPage> {
  const bytes = await readFile(path);
  // Without its end, the rest would be read as if it were the whole document.
  if (!bytes.subarray(-ENDING_BYTES).includes('startxref')) {
    throw new UnreadableFile('damaged', 'the end of the file is missing');
  }
  const holdsPictures = bytes.includes('/Image');
  const pdf = await openPdf(new Uint8Array(bytes));
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const text = await pageText(await pdf.getPage(number));
    characters += text.replace(/\s/g, '').length;
    yield { page: number, text };
  }
  const isScan = holdsPictures && characters < STAMP_CHARACTERS * pdf.numPages;
  if (characters === 0 || isScan) throw new UnreadableFile('scanned_without_text');
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      enableXfa: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new UnreadableFile('encrypted', error.message);
    }
    throw error;
  }
}

async function pageText(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  let lastLine: { bottom: number; height: number } | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const bottom = Number(item.transform[5]);
    if (lastLine !== undefined && text.endsWith('\n') && item.str.trim() !== '') {
      const gap = lastLine.bottom - bottom;
      if (gap > PARAGRAPH_GAP * Math.max(lastLine.height, item.height)) text += '\n';
    }
    text += item.str;
    if (item.height > 0) lastLine = { bottom, height: item.height };
    if (item.hasEOL) text += '\n';
  }
  page.cleanup();
  return text;
}
