import type { ColumnRow, DescribedDatabase, UseRow } from './described-database.ts';

type Views = Pick<DescribedDatabase, 'columns' | 'uses' | 'origins'>;

/** The columns that each column of a view is made of. */
export type Lineage = ReadonlyMap<ColumnRow, readonly ColumnRow[]>;

/**
 * Finds what the columns of views are made of. A column that is one of a table has that one. What else a view
 * reads, and what only decides which rows it has, belongs to the columns that are computed, or to the first
 * column where none is.
 */
export function lineageOfViews({ columns, uses, origins }: Views): Lineage {
  const columnsOf = Map.groupBy(columns, ({ table_id }) => table_id);
  const usesOf = Map.groupBy(uses, ({ view_id }) => view_id);
  const originsOf = Map.groupBy(origins, ({ view_id }) => view_id);
  const find = ({ table_id, position }: Omit<UseRow, 'view_id'>) => {
    const found = columnsOf.get(table_id);
    // A view that reads no particular column, as one that counts, reads the table.
    return position === 0 ? found?.[0] : found?.find((column) => column.position === position);
  };
  const lineage = new Map<ColumnRow, ColumnRow[]>();
  for (const [view, used] of usesOf) {
    const own = columnsOf.get(view) ?? [];
    const read = new Set(used.flatMap((use) => find(use) ?? []));
    const known = new Map(originsOf.get(view)?.map((each) => [each.view_position, find(each)]));
    const rest = [...read.difference(new Set(known.values()))];
    const computed = own.filter(({ position }) => known.get(position) === undefined);
    for (const column of own) {
      const origin = known.get(column.position);
      if (origin !== undefined) lineage.set(column, [origin]);
      else lineage.set(column, rest.length > 0 ? rest : [...read]);
    }
    const [first] = own;
    if (first !== undefined && computed.length === 0 && rest.length > 0) {
      lineage.set(first, [...(lineage.get(first) ?? []), ...rest]);
    }
  }
  return lineage;
}
