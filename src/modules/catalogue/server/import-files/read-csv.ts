import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { likelyDelimiter } from '#platform/server/spreadsheets/read-csv.ts';
import { createCsvSplitter, type SplitRow } from './split-csv.ts';

/** Opens the same content from its beginning, as often as it is asked to. */
export type OpenContent = () => Promise<Readable>;

export const openFile =
  (path: string): OpenContent =>
  async () =>
    createReadStream(path, { highWaterMark: 64 * 1024 });

/** Rows of a CSV file as spreadsheets write it: UTF-8 or Windows-874, with commas, semicolons or tabs. */
export async function* readCsv(open: OpenContent): AsyncGenerator<SplitRow[]> {
  const decoder = new TextDecoder(await encodingOf(open));
  let splitter: ReturnType<typeof createCsvSplitter> | undefined;
  for await (const chunk of await open()) {
    const text = decoder.decode(bytesOf(chunk), { stream: true });
    splitter ??= createCsvSplitter(likelyDelimiter(text));
    yield [...splitter.push(text)];
  }
  if (splitter !== undefined) yield [...splitter.push(decoder.decode()), ...splitter.end()];
}

/** What is no UTF-8 was written by a Thai Windows. Its last letter may show that only at the end. */
async function encodingOf(open: OpenContent): Promise<'utf-8' | 'windows-874'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of await open()) decoder.decode(bytesOf(chunk), { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-874';
    throw error;
  }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new Error('A file brings bytes');
}
