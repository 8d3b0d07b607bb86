import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { namingColumn, type Column, type SortKey } from './columns.ts';
import { toggled, type Selection } from './selection.tsx';
import { directionOf, nextSort, SIGNS } from './sorting.ts';
import classes from './data-table.module.css';

interface HeadRowProps<Row, Key extends string> {
  readonly columns: readonly Column<Row, Key>[];
  readonly rowIds: readonly string[];
  readonly selection?: Selection;
  readonly withActions: boolean;
  readonly sort?: SortKey<Key>;
  readonly onSort?: (sort: SortKey<Key>) => void;
}

/** The headings: sort buttons, and the checkbox that selects the whole page. */
export function HeadRow<Row, Key extends string>(props: HeadRowProps<Row, Key>) {
  const t = usePlatformTexts();
  const { columns, rowIds, selection, withActions } = props;
  const chosen = rowIds.filter((id) => selection?.selected.has(id) === true).length;
  const naming = namingColumn(columns);
  const all = chosen > 0 && chosen === rowIds.length;
  return (
    <thead role="rowgroup" className={classes.head}>
      <tr role="row">
        {selection !== undefined && (
          <th
            role="columnheader"
            scope="col"
            className={classes.narrow}
            data-label={t('table.select_all')}
          >
            <input
              type="checkbox"
              className={classes.checkbox}
              aria-label={t('table.select_all')}
              checked={all}
              ref={(box) => {
                if (box !== null) box.indeterminate = chosen > 0 && !all;
              }}
              onChange={() => {
                const missing = rowIds.filter((id) => !selection.selected.has(id));
                selection.onChange(toggled(selection.selected, all ? rowIds : missing));
              }}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            className={classes.heading}
            data-align={column.align}
            data-names={column === naming || undefined}
            style={{ width: column.width, minWidth: column.width }}
            aria-sort={ariaSort(column.sort, props.sort)}
          >
            {column.sort === undefined || props.onSort === undefined ? (
              column.header
            ) : (
              <SortButton
                header={column.header}
                by={column.sort}
                sort={props.sort}
                onSort={props.onSort}
              />
            )}
          </th>
        ))}
        {withActions && (
          <th role="columnheader" scope="col" className={classes.narrow} data-menu>
            <span className={classes.visuallyHidden}>{t('table.row_actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Key extends string> {
  readonly header: string;
  readonly by: Key;
  readonly sort?: SortKey<Key>;
  readonly onSort: (sort: SortKey<Key>) => void;
}

function SortButton<Key extends string>({ header, by, sort, onSort }: SortButtonProps<Key>) {
  const t = usePlatformTexts();
  const direction = directionOf(by, sort);
  const Sign = SIGNS[direction];
  return (
    <button
      type="button"
      className={classes.sort}
      data-active={direction === 'none' ? undefined : true}
      title={t('table.sort_by', { column: header })}
      onClick={() => onSort(nextSort(by, sort))}
    >
      {header}
      <Sign size={14} stroke={2} aria-hidden />
    </button>
  );
}

function ariaSort(by: string | undefined, sort: string | undefined) {
  return by === undefined ? undefined : directionOf(by, sort);
}
