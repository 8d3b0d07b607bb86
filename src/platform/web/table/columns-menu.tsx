import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { namingColumn, type ColumnChoice } from './columns.ts';

/** Chooses which columns a table shows. */
export function ColumnsMenu<Row, Key extends string>({
  columns,
}: {
  readonly columns: ColumnChoice<Row, Key>;
}) {
  const t = usePlatformTexts();
  const fixed = namingColumn(columns.all);
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} stroke={1.7} />}>
          {t('table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('table.choose_columns')}>
        {columns.all
          .filter((column) => column !== fixed)
          .map((column) => (
            <Menu.CheckboxItem
              key={column.id}
              checked={columns.isVisible(column.id)}
              onChange={() => columns.toggle(column.id)}
            >
              {column.header}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
