import {
  IconFileText,
  IconListDetails,
  IconPencil,
  IconRoute,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';
import { DeleteRecord, type Deletable } from './delete-record.tsx';

const LEVELS = {
  value_streams: { kind: 'value_stream', icon: IconRoute },
  sops: { kind: 'sop', icon: IconListDetails },
  sows: { kind: 'sow', icon: IconFileText },
} as const;

export type Level = keyof typeof LEVELS;

interface Screen<Row> {
  readonly label: string;
  readonly icon: Icon;
  readonly to: (row: Row) => string;
}

/** Where the rows of a level lead to. */
export interface RowsOfLevel<Row> {
  readonly level: Level;
  readonly open: (row: Row) => string;
  /** Listed in the row's menu, before editing and deleting. */
  readonly screens: readonly Screen<Row>[];
  readonly edit: (row: Row) => string;
}

/** What rows of value streams, SOPs and SOWs do, in a list and in the page of the record above. */
export function useLevelRows<Row extends Deletable>({
  level,
  open,
  screens,
  edit,
}: RowsOfLevel<Row>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('feature-development:write');
  const mayDelete = useMay('feature-development:delete');
  const deletion = useRecordWindow<Row>();
  const { kind, icon } = LEVELS[level];
  const toEdit = { label: t('actions.edit'), icon: IconPencil, to: edit };
  const remove = { label: t('actions.delete'), icon: IconTrash, danger: true };
  return {
    kind,
    mayWrite,
    failedTitle: t(`lists.${level}.load_failed`),
    onOpen: (row: Row) => void navigate({ href: open(row) }),
    rowActions: (row: Row): RowAction[] => [
      ...(mayWrite ? [...screens, toEdit] : screens).map(({ to, ...named }) => ({
        ...named,
        onClick: () => void navigate({ href: to(row) }),
      })),
      ...(mayDelete ? [{ ...remove, onClick: () => deletion.open(row) }] : []),
    ],
    empty: { icon, title: t(`lists.${level}.empty_title`), hint: t(`lists.${level}.empty_text`) },
    /** Asks before a row is deleted. */
    dialog: deletion.draw((record, window) => (
      <DeleteRecord kind={kind} record={record} {...window} />
    )),
  };
}
