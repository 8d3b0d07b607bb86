import type { FileImportDetail, ValueMeaning } from '#platform/contract/file-imports.ts';

type Found = Pick<FileImportDetail, 'meanings' | 'problems'>;

/** Values of a file that mean something else: those that are mapped, then those that are problems still. */
export function valuesToMap(
  { meanings, problems }: Found,
  columns: readonly string[],
): ValueMeaning[] {
  const known = meanings.filter(({ column }) => columns.includes(column));
  const found = new Map<string, ValueMeaning>();
  for (const { column, value } of problems) {
    const isKnown = known.some(
      (each) => each.column === column && (each.value === value || each.means === value),
    );
    if (value === '' || isKnown || !columns.includes(column)) continue;
    found.set(`${column} ${value}`, { column, value, means: '' });
  }
  return [...known, ...found.values()];
}
