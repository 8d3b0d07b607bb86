import { open } from 'node:fs/promises';
import { isUtf16 } from './decode-text.ts';
import type { DocumentExtension } from './document-types.ts';
import type { UnreadableReason } from './unreadable-reasons.ts';
import { compoundFileSignature, findStreams, isIncomplete } from './compound-file.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { readZipDirectory } from './zip-directory.ts';

const HEAD_BYTES = 4100;
/** Readers of PDF look for its mark in the first kilobyte. */
const PDF_MARK_WITHIN = 1024;

/** Tab, line feed, form feed, carriage return, the end of a DOS file, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b]);

const packageFolder = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
const compoundStreams = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
} as const;

/** How files of programs from before compound files begin: Word 1 and 2, Word for the Macintosh, Excel 2 to 4. */
const oldBeginnings = {
  doc: ['9ba5', 'dba5', 'fe32', 'fe37', '31be'],
  xls: ['0900', '0902', '0904'],
  ppt: [],
} as const;
/** Streams of PowerPoint 4 and 95. */
const OLD_SLIDES = 'PP40';

export interface SniffRefusal {
  reason: UnreadableReason;
  /** For the log: what was found, in English. */
  detail: string;
}

/**
 * Whether the content is what the name says, at the price of a few reads: nothing is unpacked and nothing
 * parsed, so it may run in the server at upload. Answers nothing when all is well.
 */
export async function sniffFile(
  path: string,
  extension: DocumentExtension,
): Promise<SniffRefusal | undefined> {
  try {
    await lookInto(path, extension);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason, detail: error.message };
    throw error;
  }
}

async function lookInto(path: string, extension: DocumentExtension): Promise<void> {
  const head = await readHead(path);
  if (head.length === 0) throw new UnreadableFile('empty', 'no bytes');
  switch (extension) {
    case 'pdf':
      if (head.subarray(0, PDF_MARK_WITHIN).includes('%PDF-')) return;
      throw new UnreadableFile('wrong_type', 'no PDF mark');
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return lookIntoPackage(path, head, packageFolder[extension]);
    case 'doc':
    case 'xls':
    case 'ppt':
      return lookIntoCompound(path, head, extension);
    case 'txt':
    case 'md':
    case 'csv':
    case 'json':
      return lookIntoText(head);
  }
}

async function lookIntoPackage(path: string, head: Buffer, folder: string): Promise<void> {
  if (isCompound(head)) {
    await lookForStreams(path, []);
  }
  if (!head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    throw new UnreadableFile('wrong_type', 'not a zip');
  }
  const names = await readZipDirectory(path);
  const belongs = [...names].some((name) => name.startsWith(folder));
  if (!belongs || !names.has('[Content_Types].xml')) {
    throw new UnreadableFile('wrong_type', `a zip without ${folder}`);
  }
}

async function lookIntoCompound(
  path: string,
  head: Buffer,
  extension: keyof typeof compoundStreams,
): Promise<void> {
  if (!isCompound(head)) {
    const beginning = head.toString('hex', 0, 2);
    if (oldBeginnings[extension].some((old) => old === beginning)) {
      throw new UnreadableFile('too_old', `begins with ${beginning}`);
    }
    throw new UnreadableFile('wrong_type', 'not a compound file');
  }
  await lookForStreams(path, compoundStreams[extension]);
}

async function lookForStreams(path: string, wanted: readonly string[]): Promise<void> {
  if (await isIncomplete(path))
    throw new UnreadableFile('damaged', 'the end of the file is missing');
  const found = await findStreams(path, ['EncryptedPackage', OLD_SLIDES, ...wanted]);
  if (found.has('EncryptedPackage')) throw new UnreadableFile('encrypted', 'encrypted package');
  if (wanted.some((name) => found.has(name))) return;
  if (found.has(OLD_SLIDES)) throw new UnreadableFile('too_old', 'PowerPoint 95');
  throw new UnreadableFile('wrong_type', `a compound file without ${wanted.join(', ')}`);
}

async function lookIntoText(head: Buffer): Promise<void> {
  // Not needed before the first upload of a text.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head);
  const isText = type === undefined || /^text\/|[/+]xml$|\/rtf$/.test(type.mime);
  if (!isText && (type.mime === 'application/pdf' || isBinary(head))) {
    throw new UnreadableFile('wrong_type', `content is ${type.mime}`);
  }
  if (head.includes(0) && !isUtf16(head))
    throw new UnreadableFile('wrong_type', 'NUL in a text file');
}

/** Words that begin a text are marks of formats as well: BMP, FORMULA, ID3. */
function isBinary(head: Buffer): boolean {
  return !isUtf16(head) && head.some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte));
}

function isCompound(head: Buffer): boolean {
  return head.subarray(0, compoundFileSignature.length).equals(compoundFileSignature);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
