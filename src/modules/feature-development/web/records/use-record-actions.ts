import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';

interface Way<Row> {
  readonly label: string;
  readonly icon: Icon;
  readonly to: (row: Row) => string;
}

interface RecordActions<Row> {
  /** The screens about the record. */
  readonly ways: readonly Way<Row>[];
  readonly edit: (row: Row) => string;
  readonly onDelete: (row: Row) => void;
}

/** What this person may do to a record from its row. */
export function useRecordActions<Row>({ ways, edit, onDelete }: RecordActions<Row>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('feature-development:write');
  const mayDelete = useMay('feature-development:delete');
  const toEdit = { label: t('lists.actions.edit'), icon: IconPencil, to: edit };
  return (row: Row): RowAction[] => {
    const actions: RowAction[] = [...ways, ...(mayWrite ? [toEdit] : [])].map(
      ({ to, ...action }) => ({ ...action, onClick: () => void navigate({ href: to(row) }) }),
    );
    const remove = {
      label: t('lists.actions.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => onDelete(row),
    };
    return mayDelete ? [...actions, remove] : actions;
  };
}
