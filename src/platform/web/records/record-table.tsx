import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Icon } from '../module.ts';
import { useColumns, type Column } from '../table/columns.ts';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import classes from './record-table.module.css';

/** Shown where there are no rows. */
export interface EmptyText {
  readonly icon: Icon;
  readonly title: string;
  /** What this place is for, or what to do. */
  readonly hint?: string;
  /** Another way on than to add a record. */
  readonly action?: ReactNode;
}

interface Identified {
  readonly id: string | number;
}

type RowsQuery<Row> = DataTableProps<Row>['query'] & {
  readonly data: readonly Row[] | { readonly data: readonly Row[] } | undefined;
};

interface RecordTableProps<Row extends Identified, Key extends string> extends Omit<
  DataTableProps<Row, Key>,
  'columns' | 'rows' | 'rowId' | 'query' | 'empty'
> {
  /** Key under which this browser remembers the hidden columns, for example `engine-attachments`. */
  readonly name: string;
  readonly columns: readonly Column<Row, Key>[];
  /** Its data are the rows, or a page of them. */
  readonly query: RowsQuery<Row>;
  readonly rowId?: (row: Row) => string;
  readonly empty: EmptyText;
  /** Adds a record: above the rows, or in their place where there are none. */
  readonly add?: ReactNode;
}

/** The table in a panel, whose paging is not in the address: the records of a record. */
export function RecordTable<Row extends Identified, Key extends string>({
  name,
  columns,
  query,
  empty,
  add,
  rowId = idOf,
  ...table
}: RecordTableProps<Row, Key>) {
  const rows = rowsOf(query.data);
  return (
    <>
      {Boolean(add) && (rows?.length ?? 0) > 0 && <div className={classes.add}>{add}</div>}
      <DataTable
        {...table}
        columns={useColumns(name, columns)}
        rows={rows}
        rowId={rowId}
        query={query}
        empty={<EmptyState action={add} {...empty} />}
      />
    </>
  );
}

/** The id of a record as tables and selections use it. */
export function idOf({ id }: Identified): string {
  return String(id);
}

function rowsOf<Row>(data: RowsQuery<Row>['data']): readonly Row[] | undefined {
  return data === undefined || 'length' in data ? data : data.data;
}
