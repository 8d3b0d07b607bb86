import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Makes stack traces show lines of the sources, not those of a built file. Node could do so by itself but
 * would read the map at each start, which takes long; here the first trace reads it.
 */
export function showSourcesInTraces(built: URL): void {
  const places = new RegExp(`${RegExp.escape(built.href)}:(\\d+):(\\d+)`, 'g');
  let map: SourceMap | undefined;
  const sourceOf = (place: string, line: string, column: string) => {
    map ??= readMap(new URL(`${built.href}.map`));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    const file = fileURLToPath(new URL(origin.fileName, built));
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  };
  Error.prepareStackTrace = (error, frames) =>
    [error, ...frames].map(String).join('\n    at ').replaceAll(places, sourceOf);
}

function readMap(file: URL): SourceMap {
  const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isMap(payload)) throw new TypeError(`${file.href} is no source map`);
  return new SourceMap(payload);
}

function isMap(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value;
}
