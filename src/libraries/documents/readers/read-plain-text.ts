import { readFile } from 'node:fs/promises';
import { decodeText } from '../decode-text.ts';
import type { RawPage, ReadingOptions } from './document-reader.ts';

export async function* readPlainText(
  path: string,
  { encoding }: ReadingOptions,
): AsyncIterable<RawPage> {
  yield decodeText(await readFile(path), encoding);
}
