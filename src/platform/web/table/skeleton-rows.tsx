import type { Column } from './columns.ts';
import classes from './data-table.module.css';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Cells of a row, with those of selection and menu. */
  readonly width: number;
  readonly count: number;
}

/** Rows in the shape of what is loading. */
export function SkeletonRows<Row>({ columns, width, count }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_none, index) => `skeleton-${index}`);
  return (
    <tbody role="rowgroup" aria-hidden>
      {rows.map((row) => (
        <tr key={row} role="row" className={classes.row}>
          {columns.map((column) => (
            <td key={column.id} role="cell" className={classes.cell}>
              <div className={classes.bone} data-align={column.align} />
            </td>
          ))}
          {width > columns.length && <td role="cell" colSpan={width - columns.length} />}
        </tr>
      ))}
    </tbody>
  );
}
