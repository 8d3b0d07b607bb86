import type { ReactNode } from 'react';
import classes from './checklists.module.css';

interface HeadedTableProps {
  readonly caption: ReactNode;
  readonly headers: readonly string[];
  /** The rows, in the order of the headers. */
  readonly children: ReactNode;
}

export function HeadedTable({ caption, headers, children }: HeadedTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headers.map((header, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a header is its place
            <th key={column} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
