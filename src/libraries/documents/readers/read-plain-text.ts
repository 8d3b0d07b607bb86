import { readFile } from 'node:fs/promises';
import { decodeText } from '../decode-text.ts';
import type { RawPage } from './document-reader.ts';

export async function* readPlainText(path: string): AsyncIterable<RawPage> {
  yield { text: decodeText(await readFile(path)) };
}
