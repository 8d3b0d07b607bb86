import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { RowAction } from '../table/row-menu.tsx';

/** What a person may do from the row of a record; `false` or absent for what they may not. */
interface RecordActions<Row> {
  readonly view?: ((row: Row) => void) | false;
  readonly edit?: ((row: Row) => void) | false;
  readonly remove?: ((row: Row) => void) | false;
}

/** The usual actions of a row: `rowActions={useRowActions({ edit: mayWrite && sheet.open, ... })}`. */
export function useRowActions<Row>({ view, edit, remove }: RecordActions<Row>) {
  const t = usePlatformTexts();
  return (row: Row): RowAction[] => {
    const actions: (RowAction | false | undefined)[] = [
      view && { label: t('records.view'), icon: IconEye, onClick: () => view(row) },
      edit && { label: t('records.edit'), icon: IconPencil, onClick: () => edit(row) },
      remove && {
        label: t('records.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => remove(row),
      },
    ];
    return actions.filter((action) => action !== undefined && action !== false);
  };
}
