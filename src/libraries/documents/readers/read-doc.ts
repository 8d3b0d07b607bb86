import { readFile } from 'node:fs/promises';
import WordExtractor from 'word-extractor';
import { spellStreams } from '../compound-file.ts';
import { tableText } from '../table-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { compoundStreams } from './compound-streams.ts';
import type { RawPage } from './document-reader.ts';

/** First word of documents of Word 97 and later. */
const WORD_97 = 0xa5ec;
const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;

export async function* readDoc(path: string): AsyncIterable<RawPage> {
  const bytes = await readFile(path);
  const header = compoundStreams(bytes).get('worddocument');
  if (header === undefined) throw new UnreadableFile('wrong_type', 'no stream WordDocument');
  const format = header.readUInt16LE(0);
  if (isOlderFormat(format)) throw new UnreadableFile('too_old', `Word format ${format}`);
  if ((header.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0) throw new UnreadableFile('encrypted');
  spellStreams(bytes, ['WordDocument', '0Table', '1Table']);
  const document = await new WordExtractor().extract(bytes);
  const options = { filterUnicode: false };
  const body = document.getBody(options);
  const besides = [
    document.getHeaders({ ...options, includeFooters: true }),
    document.getTextboxes(options),
    document.getFootnotes(options),
    document.getEndnotes(options),
  ];
  yield { text: [withTables(body), ...besides].join('\n\n') };
}

/** Word 6 and 95, which had a number of their own in each part of the world. */
function isOlderFormat(format: number): boolean {
  return format !== WORD_97 && [0xa5, 0xa6].includes(format >> 8);
}

/** A row of a table comes as one line whose every cell ends in a tab. */
function withTables(body: string): string {
  const lines: string[] = [];
  let rows: string[][] = [];
  for (const line of [...body.split('\n'), '']) {
    if (line.endsWith('\t')) {
      rows.push(line.slice(0, -1).split('\t'));
      continue;
    }
    if (rows.length > 0) lines.push('', tableText(rows), '');
    rows = [];
    lines.push(line);
  }
  return lines.join('\n');
}
