import { readFile } from 'node:fs/promises';
import { decodeText } from '../decode-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { RawPage, ReadingOptions } from './document-reader.ts';

/** Deeper nesting is no document, and would only make names longer than values. */
const DEEPEST = 100;

export async function* readJson(
  path: string,
  { encoding: chosen }: ReadingOptions,
): AsyncIterable<RawPage> {
  const { text, encoding } = decodeText(await readFile(path), chosen);
  const source = text.replace(/^\uFEFF/, '');
  if (source.trim() === '') return;
  const parsed: unknown = JSON.parse(source);
  const blocks: string[] = [];
  describe(parsed, [], blocks);
  yield { text: blocks.join('\n'), encoding };
}

/** One line a value, after its path: `price.retail: 850`. List items are separate paragraphs. */
function describe(value: unknown, names: readonly string[], lines: string[]): void {
  if (names.length > DEEPEST) throw new UnreadableFile('damaged', 'nested too deep');
  if (Array.isArray(value)) {
    for (const item of value) {
      describe(item, names, lines);
      if (typeof item === 'object') lines.push('');
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) describe(inner, [...names, name], lines);
  } else if (value !== null && value !== '') {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    lines.push(names.length === 0 ? text : `${names.join('.')}: ${text}`);
  }
}
