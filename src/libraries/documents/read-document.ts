import type { DocumentExtension } from './document-types.ts';
import type { ReadingJob } from './process/messages.ts';
import { cleanText } from './clean-text.ts';
import { documentLimits } from './limits.ts';
import type { DocumentReader } from './readers/document-reader.ts';
import { addDamage, countDamage, noDamage, textQuality } from './text-quality.ts';
import { countLetters, letterQuality, noLetters } from './letter-mix.ts';
import type { TextEncoding } from './text-encodings.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface CleanPage {
  page?: number;
  text: string;
}

export interface DocumentSummary {
  characters: number;
  /** 1 is sound; below about 0.9 marks of Thai words are missing, or letters are mixed as in no language. */
  quality: number;
  /** Pages, slides or sheets of the file, those without text included; formats that flow have none. */
  pageCount?: number;
  /** As which a text file was read. */
  encoding?: TextEncoding;
}

/** Each parser is loaded when its first file comes. */
const readers: Record<DocumentExtension, () => Promise<DocumentReader>> = {
  pdf: async () => (await import('./readers/pdf/read-pdf.ts')).readPdf,
  txt: async () => (await import('./readers/read-plain-text.ts')).readPlainText,
  md: async () => (await import('./readers/read-plain-text.ts')).readPlainText,
  doc: async () => (await import('./readers/read-doc.ts')).readDoc,
  docx: async () => (await import('./readers/read-docx.ts')).readDocx,
  xls: async () => (await import('./readers/read-spreadsheet.ts')).readSpreadsheet,
  xlsx: async () => (await import('./readers/read-spreadsheet.ts')).readSpreadsheet,
  ppt: async () => (await import('./readers/read-ppt.ts')).readPpt,
  pptx: async () => (await import('./readers/read-pptx.ts')).readPptx,
  csv: async () => (await import('./readers/read-csv.ts')).readCsv,
  json: async () => (await import('./readers/read-json.ts')).readJson,
};

/** Reads and cleans one document in this process; runs in the reading process only. */
export async function readDocument(
  { path, extension, encoding }: ReadingJob,
  onPage: (page: CleanPage) => Promise<void>,
): Promise<DocumentSummary> {
  const read = await readers[extension]();
  let damage = noDamage;
  let letters = noLetters;
  let characters = 0;
  let pageCount = 0;
  let readAs: TextEncoding | undefined;
  for await (const raw of read(path, { encoding })) {
    readAs = raw.encoding;
    refuseOver(characters + raw.text.length);
    damage = addDamage(damage, countDamage(raw.text));
    // Only fonts of PDFs give letters wrong numbers; elsewhere an odd mix is of codes and keys.
    if (extension === 'pdf') letters = countLetters(letters, raw.text);
    const text = cleanText(raw.text);
    characters += text.length;
    if (raw.page !== undefined) pageCount = Math.max(pageCount, raw.page);
    if (text !== '') await onPage({ page: raw.page, text });
  }
  if (characters === 0) throw new UnreadableFile('empty', 'no text');
  return {
    characters,
    quality: Math.round(Math.min(textQuality(damage), letterQuality(letters)) * 1000) / 1000,
    ...(pageCount > 0 && { pageCount }),
    ...(readAs !== undefined && { encoding: readAs }),
  };
}

function refuseOver(characters: number): void {
  if (characters > documentLimits.characters) {
    throw new UnreadableFile('too_large_unpacked', `over ${documentLimits.characters} characters`);
  }
}
