import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';
import type { ColumnChoice, SortKey } from './columns.ts';
import { directionOf, nextSort, SIGNS } from './sorting.ts';
import classes from './filter-bar.module.css';

interface SortMenuProps<Row, Key extends string> {
  readonly columns: ColumnChoice<Row, Key>;
  readonly sort?: SortKey<Key>;
  readonly onSort: (sort: SortKey<Key>) => void;
}

/** Sorts a table on a phone, where its headings are not shown; the chosen column once more turns the order round. */
export function SortMenu<Row, Key extends string>({
  columns,
  sort,
  onSort,
}: SortMenuProps<Row, Key>) {
  const t = usePlatformTexts();
  const sortable = columns.all.flatMap(({ header, sort: by }) =>
    by === undefined ? [] : [{ header, by, direction: directionOf(by, sort) }],
  );
  if (sortable.length === 0) return null;
  const entries = () =>
    sortable.map(({ header, by, direction }) => {
      const Sign = SIGNS[direction];
      return {
        label: header,
        choice: 'radio' as const,
        checked: direction !== 'none',
        end: direction !== 'none' && (
          <Sign size={16} stroke={2} role="img" aria-label={t(`table.${direction}`)} />
        ),
        onClick: () => onSort(nextSort(by, sort)),
      };
    });
  return (
    <Menu label={t('table.sort')} entries={entries} staysOpen>
      {(button) => (
        <Button
          {...button}
          className={classes.onPhone}
          variant="default"
          leftSection={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
        >
          {t('table.sort')}
        </Button>
      )}
    </Menu>
  );
}
