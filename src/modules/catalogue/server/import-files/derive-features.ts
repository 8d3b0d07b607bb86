import { importFormat, type ImportPart } from '#modules/catalogue/contract/import-format.ts';
import { cleanCell } from './check-row.ts';
import type { KnownCompany } from './check-entries.ts';
import type { FileRow } from './file-table.ts';
import type { PreparedTable } from './read-entries.ts';

/**
 * Lists of the modules and features that only rows of fields name, for files that have no list of their own:
 * many programs describe their tables by columns alone.
 */
export function deriveFeatures(
  tables: readonly PreparedTable[],
  known: KnownCompany,
): PreparedTable[] {
  const fields = tables.filter(({ newFeaturesIn }) => (newFeaturesIn ?? '') !== '');
  const [first] = fields;
  if (first === undefined || tables.some(({ part }) => part === 'features')) return [];
  const derive = (part: ImportPart, rows: PreparedTable['rows']): PreparedTable => ({
    name: first.name,
    part,
    columns: Object.keys(importFormat[part]),
    isDerived: true,
    newFeaturesIn: null,
    rows,
  });

  async function* moduleRows() {
    const codes = new Set(fields.flatMap(({ newFeaturesIn }) => newFeaturesIn ?? []));
    yield [...codes.difference(known.modules)].map((code): FileRow => ({ line: 1, cells: [code] }));
  }

  async function* featureRows() {
    const seen = new Set(known.features);
    for (const table of fields) {
      const place = table.columns.indexOf('feature_code');
      for await (const { line, code } of codesOf(table, place)) {
        if (seen.has(code)) continue;
        seen.add(code);
        yield [{ line, cells: [table.newFeaturesIn ?? '', code] }];
      }
    }
  }

  const listsModules = tables.some(({ part }) => part === 'modules');
  return [
    ...(listsModules ? [] : [derive('modules', moduleRows)]),
    derive('features', featureRows),
  ];
}

/** What a column contains. */
async function* codesOf(table: PreparedTable, place: number) {
  for await (const batch of table.rows()) {
    for (const { line, cells } of batch) {
      const code = cleanCell(cells[place] ?? '');
      if (code !== '') yield { line, code };
    }
  }
}
