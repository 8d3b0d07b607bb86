import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';
import { namingColumn, type ColumnChoice } from './columns.ts';

/** Chooses which columns a table shows. */
export function ColumnsMenu<Row, Key extends string>({
  columns,
}: {
  readonly columns: ColumnChoice<Row, Key>;
}) {
  const t = usePlatformTexts();
  const fixed = namingColumn(columns.all);
  const entries = () =>
    columns.all
      .filter((column) => column !== fixed)
      .map(({ id, header }) => ({
        label: header,
        choice: 'checkbox' as const,
        checked: columns.isVisible(id),
        onClick: () => columns.toggle(id),
      }));
  return (
    <Menu label={t('table.choose_columns')} entries={entries} staysOpen>
      {(button) => (
        <Button
          {...button}
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.7} aria-hidden />}
        >
          {t('table.columns')}
        </Button>
      )}
    </Menu>
  );
}
