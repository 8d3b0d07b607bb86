import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decode } from '@jridgewell/sourcemap-codec';

/** Where a built file comes from. */
interface SourceLines {
  readonly sources: readonly string[];
  /**
   * Of each built line, one after the other: a column, the place in the list above of the source that begins
   * there, and its line.
   */
  readonly lines: readonly (readonly number[])[];
}

/** Writes beside a built file what `showSourcesInTraces` reads. */
export function writeSourceLines(built: URL): void {
  const map: unknown = JSON.parse(readFileSync(new URL(`${built.href}.map`), 'utf8'));
  if (!isMap(map)) throw new TypeError(`${built.href}.map is no source map`);
  const lines = decode(map.mappings).map((segments) => {
    let before: readonly [source: number, line: number] | undefined;
    return segments.flatMap(([column, source, line]) => {
      if (source === undefined || line === undefined) return [];
      if (before?.[0] === source && before[1] === line) return [];
      before = [source, line];
      return [column, source, line + 1];
    });
  });
  const table: SourceLines = { sources: map.sources, lines };
  writeFileSync(tableOf(built), JSON.stringify(table));
}

/**
 * Makes stack traces show lines of the sources, not those of a built file. Node could do so by itself but
 * would read the map at each start, which takes long, and keep it, which takes 65 MB of memory. Here the
 * first trace reads a table.
 */
export function showSourcesInTraces(built: URL): void {
  const places = new RegExp(`${RegExp.escape(built.href)}:(\\d+):(\\d+)`, 'g');
  let table: SourceLines | undefined;
  const sourceOf = (place: string, line: string, column: string) => {
    table ??= readTable(built);
    const entries = table.lines[Number(line) - 1] ?? [];
    const last = entries.findLastIndex((start, at) => at % 3 === 0 && start < Number(column));
    const source = table.sources[entries[last + 1] ?? -1];
    return source === undefined
      ? place
      : `${fileURLToPath(new URL(source, built))}:${entries[last + 2]}`;
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

function isMap(value: unknown): value is { mappings: string; sources: string[] } {
  return typeof value === 'object' && value !== null && 'mappings' in value && 'sources' in value;
}
