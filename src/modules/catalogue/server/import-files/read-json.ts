import { z } from 'zod';
import {
  IMPORT_PARTS,
  importFormat,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';
import { readText, type OpenContent } from '#platform/server/spreadsheets/content.ts';
import { LIST_SEPARATOR } from './check-row.ts';
import { createJsonSplitter, NoListsError } from './split-json.ts';
import type { FileRow } from './file-table.ts';

const record = z.record(z.string(), z.unknown());
const dependency = z.object({ engine_code: z.string(), required: z.boolean().default(true) });

/** Rows of one list of a JSON company, with its cells in the order of the format. */
export async function* readJson(open: OpenContent, part: ImportPart): AsyncGenerator<FileRow[]> {
  const columns = Object.keys(importFormat[part]);
  const known = new Set(columns);
  for await (const records of recordsOf(open)) {
    const rows = records.flatMap(({ list, line, text }) => {
      if (list !== part) return [];
      const values = parseRecord(text);
      return [
        {
          line,
          cells: columns.map((column) => cellOf(values[column])),
          unknown: Object.keys(values).filter((name) => !known.has(name)),
        },
      ];
    });
    if (rows.length > 0) yield rows;
  }
}

/** Which lists a JSON company has. Reads all of it, and so checks its structure. */
export async function listsOf(open: OpenContent): Promise<ImportPart[]> {
  const found = new Set<string>();
  for await (const records of recordsOf(open)) for (const { list } of records) found.add(list);
  const unknown = [...found].filter((list) => !IMPORT_PARTS.some((part) => part === list));
  if (unknown.length > 0) throw new NoListsError();
  return IMPORT_PARTS.filter((part) => found.has(part));
}

async function* recordsOf(open: OpenContent) {
  const splitter = createJsonSplitter();
  for await (const text of readText(open, 'utf-8')) yield [...splitter.push(text)];
  splitter.end();
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    return record.parse(JSON.parse(text));
  } catch {
    throw new NoListsError();
  }
}

/** As a table would write it; the code of an optional dependency is followed by a question mark. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(LIST_SEPARATOR);
  if (typeof value === 'string') return value;
  const parsed = dependency.safeParse(value);
  if (!parsed.success) return JSON.stringify(value);
  return `${parsed.data.engine_code}${parsed.data.required ? '' : '?'}`;
}
