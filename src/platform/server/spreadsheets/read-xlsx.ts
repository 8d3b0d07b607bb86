import { openAsBlob } from 'node:fs';
import { SaxesParser } from 'saxes';
import { eachEntry } from './zip-entries.ts';
import type { TableRow } from './split-csv.ts';

const ROWS_AT_ONCE = 1000;

/** Names of the sheets of a workbook that are not hidden, in their order. Fails where it is not a workbook. */
export async function sheetNames(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { entry, open } of eachEntry(path)) {
    if (entry.fileName !== 'xl/workbook.xml') continue;
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => {
      const { name: sheet, state } = attributes;
      if (/(?:^|:)sheet$/.test(name) && sheet !== undefined && !isHidden(state)) names.push(sheet);
    });
    const content = await open();
    content.setEncoding('utf8');
    for await (const chunk of content) parser.write(String(chunk));
    parser.close();
  }
  return names;
}

/** Excel leaves `state` out where a sheet is shown; LibreOffice and openpyxl write `visible`. */
function isHidden(state: string | undefined): boolean {
  return state === 'hidden' || state === 'veryHidden';
}

/** Rows of one sheet, as text, in batches while the file is still being read. */
export async function* readSheet(path: string, sheet: string): AsyncGenerator<TableRow[]> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const content = (await openAsBlob(path)).stream();
  let batch: TableRow[] = [];
  for await (const { index, values } of streamXlsxRows(content, { sheet })) {
    if (batch.push({ line: index + 1, cells: values.map(textOf) }) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
}
