import type {
  BlankTable,
  ChecklistTable,
} from '#modules/feature-development/contract/checklist-tables.ts';

/** Tables that another checklist does not have just so, and how many of their rows somebody has worked on. */
export function lostMarks(
  tables: readonly ChecklistTable[],
  file: readonly BlankTable[],
): { readonly tableName: string; readonly rows: number }[] {
  const inFile = file.map(contentOf);
  return tables.flatMap(({ tableName, headers, rows }) => {
    const place = inFile.indexOf(
      contentOf({ tableName, headers, rows: rows.map(({ cells }) => cells) }),
    );
    // A table of the file keeps one of those there.
    if (place !== -1) inFile.splice(place, 1);
    const marked = rows.filter(({ state, remark }) => state !== 'open' || remark !== '').length;
    return place === -1 && marked > 0 ? [{ tableName, rows: marked }] : [];
  });
}

function contentOf({ tableName, headers, rows }: BlankTable): string {
  return JSON.stringify([tableName, headers, rows]);
}
