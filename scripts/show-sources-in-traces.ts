import { readFileSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where the lines of a built file come from. */
interface SourceLines {
  readonly sources: readonly string[];
  /** Of each line: the place of its source in the list above, and the line in it. */
  readonly lines: readonly number[];
}

/** Writes beside a built file what `showSourcesInTraces` reads. */
export function writeSourceLines(built: URL): void {
  const payload: unknown = JSON.parse(readFileSync(new URL(`${built.href}.map`), 'utf8'));
  if (!isMap(payload)) throw new TypeError(`${built.href}.map is no source map`);
  const map = new SourceMap(payload);
  const sources = new Map<string, number>();
  const lines = readFileSync(built, 'utf8')
    .split('\n')
    .flatMap((text, line) => {
      const entry = map.findEntry(line, text.search(/\S|$/));
      if (!('originalSource' in entry)) return [-1, 0];
      const { originalSource, originalLine } = entry;
      if (!sources.has(originalSource)) sources.set(originalSource, sources.size);
      return [sources.get(originalSource) ?? -1, originalLine + 1];
    });
  const table: SourceLines = { sources: [...sources.keys()], lines };
  writeFileSync(tableOf(built), JSON.stringify(table));
}

/**
 * Makes stack traces show lines of the sources, not those of a built file. Node could do so by itself but
 * would read the map at each start, which takes long, and keep it, which takes 65 MB of memory. Here the
 * first trace reads a table.
 */
export function showSourcesInTraces(built: URL): void {
  const places = new RegExp(`${RegExp.escape(built.href)}:(\\d+):\\d+`, 'g');
  let table: SourceLines | undefined;
  const sourceOf = (place: string, line: string) => {
    table ??= readTable(built);
    const at = 2 * (Number(line) - 1);
    const source = table.sources[table.lines[at] ?? -1];
    return source === undefined
      ? place
      : `${fileURLToPath(new URL(source, built))}:${table.lines[at + 1]}`;
  };
  Error.prepareStackTrace = (error, frames) =>
    [error, ...frames].map(String).join('\n    at ').replaceAll(places, sourceOf);
}

const tableOf = (built: URL) => new URL(`${built.href}.lines.json`);

function readTable(built: URL): SourceLines {
  const table: unknown = JSON.parse(readFileSync(tableOf(built), 'utf8'));
  if (!isTable(table)) throw new TypeError(`${tableOf(built).href} is no table of lines`);
  return table;
}

function isTable(value: unknown): value is SourceLines {
  return typeof value === 'object' && value !== null && 'sources' in value && 'lines' in value;
}

function isMap(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value;
}
