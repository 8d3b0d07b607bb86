import type { MouseEvent } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { bringIntoSight } from '../page/bring-into-sight.ts';
import type { Column } from './columns.ts';
import { isOwnMatter } from './own-matter.ts';
import { RowMenu, type RowAction } from './row-menu.tsx';
import { SelectRow, type Selection } from './selection.tsx';
import classes from './data-table.module.css';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Position in the whole list, from 1. */
  readonly number: number;
  /** Where the tab key enters the rows; from there the arrows lead on. */
  readonly focusFirst: boolean;
  readonly columns: readonly Column<Row>[];
  readonly naming: Column<Row> | undefined;
  /** It was searched for. */
  readonly marked: boolean;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly selection?: Selection;
  readonly onOpen?: (row: Row) => void;
}

/** One row. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const t = usePlatformTexts();
  const { row, id, columns, naming, actions, selection, onOpen } = props;
  const selected = selection?.selected.has(id) ?? false;
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (onOpen !== undefined && !isOwnMatter(event)) onOpen(row);
  };
  return (
    // Keys are handled for all rows at once, in useRowKeys.
    <tr
      ref={props.marked ? bringIntoSight : undefined}
      role="row"
      className={classes.row}
      data-opens={onOpen !== undefined || undefined}
      data-selected={selected || undefined}
      data-marked={props.marked || undefined}
      aria-current={props.marked || undefined}
      aria-selected={selection === undefined ? undefined : selected}
      aria-rowindex={props.number + 1}
      tabIndex={props.focusFirst ? 0 : -1}
      onClick={open}
    >
      {selection !== undefined && (
        <td role="cell" className={classes.narrow}>
          <SelectRow selection={selection} id={id} label={t('table.select_row')} />
        </td>
      )}
      {columns.map((column) => {
        const names = column === naming;
        const Cell = names ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={names ? 'rowheader' : 'cell'}
            scope={names ? 'row' : undefined}
            className={classes.cell}
            data-names={names || undefined}
            data-align={column.align}
            data-together={column.keepTogether}
            data-label={column.header}
          >
            <div>{column.cell(row, props.number)}</div>
          </Cell>
        );
      })}
      {actions !== undefined && (
        <td role="cell" className={classes.narrow} data-menu>
          {actions(row).length > 0 && <RowMenu actions={() => actions(row)} />}
        </td>
      )}
    </tr>
  );
}
