import { lazy, Suspense, useCallback, useRef, type ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { namingColumn, type ColumnChoice, type SortKey } from './columns.ts';
import { DataRow } from './data-row.tsx';
import { HeadRow } from './head-row.tsx';
import { Pagination, type Paging } from './pagination.tsx';
import type { RowAction } from './row-menu.tsx';
import { BatchBar, type Selection } from './selection.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useExistingPage } from './use-existing-page.ts';
import { useRowKeys } from './use-row-keys.ts';
import { watchWidth } from './watch-width.ts';
import classes from './data-table.module.css';

/** The properties of a query's result that a table uses. */
interface Loading {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface DataTableProps<Row, Key extends string = string> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: ColumnChoice<Row, Key>;
  /** Undefined until the first answer has arrived. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly query: Loading;
  /** Shown when loading failed, for example 'Failed to load agents'. */
  readonly failedTitle?: string;
  /** Shown when there are no rows: an EmptyState. */
  readonly empty: ReactNode;
  readonly sort?: SortKey<Key>;
  readonly onSort?: (sort: SortKey<Key>) => void;
  /** A click on the row, or Enter, opens it. */
  readonly onOpen?: (row: Row) => void;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly selection?: Selection;
  readonly paging?: Paging;
  /** Id of the row that was searched for: it is emphasised and scrolled into view. */
  readonly marked?: string;
}

/** From this many rows on, only the visible ones are rendered. */
const MANY_ROWS = 200;

const VirtualRows = lazy(async () => {
  const file = await import('./virtual-rows.tsx');
  return { default: file.VirtualRows };
});

/** A list of records: sorting, selection, row actions, keyboard, and every state a list can be in. */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const box = useRef<HTMLDivElement>(null);
  const mount = useCallback((mounted: HTMLDivElement | null) => {
    box.current = mounted;
    return mounted === null ? undefined : watchWidth(mounted);
  }, []);
  const { rows, query, columns, selection, actions, paging } = props;
  useExistingPage(paging, { rows, isFetching: query.isFetching });
  const shown = columns.visible;
  const failed = rows === undefined && query.error !== null && query.error !== undefined;
  const width = shown.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  const many = rows !== undefined && rows.length >= MANY_ROWS;

  if (failed) {
    return (
      <div className={classes.card}>
        <ErrorState
          error={query.error}
          title={props.failedTitle}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (rows?.length === 0) return <div className={classes.card}>{props.empty}</div>;

  return (
    <div className={classes.card} data-busy={query.isFetching || undefined}>
      {query.isFetching && rows !== undefined && <div className={classes.progress} aria-hidden />}
      <div ref={mount} className={classes.box} data-many={many || undefined}>
        <table
          className={classes.table}
          role="table"
          aria-label={props.label}
          aria-busy={query.isFetching}
          aria-rowcount={paging?.total ?? rows?.length}
        >
          <HeadRow
            columns={shown}
            rowIds={rows?.map(props.rowId) ?? []}
            selection={selection}
            withActions={actions !== undefined}
            sort={props.sort}
            onSort={props.onSort}
          />
          {rows === undefined && (
            <SkeletonRows
              columns={shown}
              width={width}
              count={Math.min(paging?.pageSize ?? 8, 12)}
            />
          )}
          {rows !== undefined && many && (
            <Suspense fallback={<PlainRows {...props} rows={rows.slice(0, 30)} />}>
              <VirtualRows
                count={rows.length}
                width={width}
                box={box}
                start={rows.findIndex((row) => props.rowId(row) === props.marked)}
              >
                {(index) => <RowAt {...props} row={rows[index]} index={index} />}
              </VirtualRows>
            </Suspense>
          )}
          {rows !== undefined && !many && <PlainRows {...props} rows={rows} />}
        </table>
      </div>
      {selection && <BatchBar selection={selection} />}
      {paging && rows !== undefined && <Pagination {...paging} />}
    </div>
  );
}

function PlainRows<Row, Key extends string>(
  props: DataTableProps<Row, Key> & { readonly rows: readonly Row[] },
) {
  const keys = useRowKeys();
  return (
    <tbody role="rowgroup" {...keys}>
      {props.rows.map((row, index) => (
        <RowAt {...props} key={props.rowId(row)} row={row} index={index} />
      ))}
    </tbody>
  );
}

function RowAt<Row, Key extends string>(
  props: DataTableProps<Row, Key> & { readonly row: Row | undefined; readonly index: number },
) {
  const { row, index, columns, paging } = props;
  if (row === undefined) return null;
  const naming = namingColumn(columns.visible);
  const before = paging === undefined ? 0 : (paging.page - 1) * paging.pageSize;
  return (
    <DataRow
      row={row}
      id={props.rowId(row)}
      number={before + index + 1}
      focusFirst={index === 0}
      columns={columns.visible}
      naming={naming}
      marked={props.marked === props.rowId(row)}
      actions={props.actions}
      selection={props.selection}
      onOpen={props.onOpen}
    />
  );
}
