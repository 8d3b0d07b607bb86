import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ChecklistRow } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import { texts } from '../texts.ts';
import { useChangeRow, useRemoveRow, type StageAddress } from './checklists.api.ts';
import { EditRow } from './edit-row.tsx';

export interface RowMenuProps {
  readonly address: StageAddress;
  readonly headers: readonly string[];
  readonly row: ChecklistRow;
  /** Among the rows of its table, from 0. */
  readonly place: number;
  readonly isLast: boolean;
}

/** What can be done to a row besides marking it. */
export function RowMenu({ address, headers, row, place, isLast }: RowMenuProps) {
  const t = useTexts(texts);
  const change = useChangeRow();
  const remove = useRemoveRow();
  const [editing, setEditing] = useState(false);
  const { id, version } = row;
  const label = t('workspace.checklist.row_menu', { number: place + 1 });
  const moveTo = (target: number) => change.mutate({ ...address, row: id, place: target });
  const entries = () => [
    {
      label: t('workspace.checklist.edit_line'),
      icon: IconPencil,
      onClick: () => setEditing(true),
    },
    {
      label: t('workspace.checklist.move_up'),
      icon: IconArrowUp,
      disabled: place === 0,
      onClick: () => moveTo(place - 1),
    },
    {
      label: t('workspace.checklist.move_down'),
      icon: IconArrowDown,
      disabled: isLast,
      onClick: () => moveTo(place + 1),
    },
    {
      label: t('workspace.checklist.remove_line'),
      icon: IconTrash,
      danger: true,
      separated: true,
      onClick: () => remove.mutate({ ...address, row: id }),
    },
  ];
  return (
    <>
      <Menu label={label} entries={entries}>
        {(button) => (
          <ActionIcon
            {...button}
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={label}
            loading={change.isPending || remove.isPending}
          >
            <IconDotsVertical size={16} />
          </ActionIcon>
        )}
      </Menu>
      {editing && (
        <EditRow
          headers={headers}
          cells={row.cells}
          busy={change.isPending}
          onSave={(cells) =>
            change.mutate(
              { ...address, row: id, cells, version },
              { onSuccess: () => setEditing(false) },
            )
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
