import type { TableDescription } from '#platform/contract/file-import.ts';
import type { FileReading, ValueMeaning } from '#platform/contract/file-imports.ts';

export type Places = readonly (string | null)[];

/** What a person has chosen of how a table is read; the rest is as it was found. */
export interface Chosen {
  readonly places?: Places;
  readonly meanings?: ValueMeaning[];
  /** Lines that are left out. */
  readonly omitted?: number[];
}

/** The columns of a table as they were chosen, whether or not they are checked yet. */
export function asChosen(
  table: TableDescription<string>,
  { places }: Chosen,
): TableDescription<string> {
  if (places === undefined) return table;
  const columns = table.columns.map((each, at) => ({ ...each, column: places[at] ?? null }));
  return { ...table, columns };
}

/** How the server is asked to read a table again. */
export function readingOf(table: TableDescription<string>, chosen: Chosen): FileReading {
  const { sheet, encoding, header_line } = table;
  const places = asChosen(table, chosen).columns.map(({ column }) => column);
  return {
    sheet: sheet ?? undefined,
    encoding: encoding ?? undefined,
    header_line,
    columns: places.join(','),
    meanings: chosen.meanings,
    omitted: chosen.omitted,
  };
}
