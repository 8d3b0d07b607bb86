import { openAsBlob } from 'node:fs';
import yauzl from 'yauzl';
import { SaxesParser } from 'saxes';

/** A row of a sheet and the number under which spreadsheets show it. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Unpacked, a small file may be a thousand times its size. */
const MOST_UNPACKED_BYTES = 4_000_000_000;

/** Names of the sheets of a workbook which its readers see, in their order. Fails where it is no workbook. */
export async function sheetNames(path: string): Promise<string[]> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    let unpacked = 0;
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED_BYTES) throw new Error('The workbook is too large unpacked');
      if (entry.fileName !== 'xl/workbook.xml') continue;
      const parser = new SaxesParser();
      parser.on('opentag', ({ name, attributes }) => {
        const { name: sheet, state } = attributes;
        if (/(?:^|:)sheet$/.test(name) && sheet !== undefined && state === undefined)
          names.push(sheet);
      });
      const content = await zip.openReadStreamPromise(entry);
      content.setEncoding('utf8');
      for await (const chunk of content) parser.write(String(chunk));
      parser.close();
    }
    return names;
  } finally {
    zip.close();
  }
}

/** Rows of one sheet, as text, while the file is still being read. */
export async function* readSheet(path: string, sheet: string): AsyncGenerator<SheetRow> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const content = (await openAsBlob(path)).stream();
  for await (const { index, values } of streamXlsxRows(content, { sheet })) {
    yield { line: index + 1, cells: values.map(textOf) };
  }
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
}
