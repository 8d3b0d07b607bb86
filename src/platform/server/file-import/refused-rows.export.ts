import { and, asc } from 'drizzle-orm';
import { hasValues } from '../database/has-values.ts';
import { idsInOrder, isOneOf } from '../database/many-ids.ts';
import type { ExportableList } from '../export/export-list.ts';
import type { FileImportRow } from './file-import-runs.ts';
import { fileImportRefusals } from './file-imports.tables.ts';

type Refusal = typeof fileImportRefusals.$inferSelect;

/** All refused rows of an import: their lines, why, and their cells below the headings of the file, so that they can be fixed and sent again. */
export function refusalList(row: FileImportRow): ExportableList<Refusal> {
  const headings = row.table_read?.columns ?? [];
  const { company_id, id: import_id } = row;
  const where = hasValues(fileImportRefusals, { company_id, import_id });
  const { line } = fileImportRefusals;
  return {
    title: 'platform:file_imports.refused_file',
    columns: [
      { heading: 'platform:file_imports.line', width: 10, cell: (refusal) => refusal.line },
      {
        heading: 'platform:file_imports.reasons',
        width: 60,
        cell: ({ problems }, say) =>
          problems
            .map(({ column, code, parameters }) => {
              const place = headings.find((each) => each.column === column);
              const message = say(code, parameters ?? {});
              return place === undefined ? message : `${place.heading}: ${message}`;
            })
            .join('\n'),
      },
      ...headings.map(({ heading }, place) => ({
        heading: { text: heading },
        width: 20,
        cell: ({ cells }: Refusal) => cells[place] ?? '',
      })),
    ],
    findIds: (tx) =>
      idsInOrder(tx, tx.select({ line }).from(fileImportRefusals).where(where).orderBy(asc(line))),
    async readRows(tx, ids) {
      const found = await tx
        .select()
        .from(fileImportRefusals)
        .where(and(where, isOneOf(line, ids.map(Number))));
      return found.map((refusal) => ({ ...refusal, id: String(refusal.line) }));
    },
  };
}
