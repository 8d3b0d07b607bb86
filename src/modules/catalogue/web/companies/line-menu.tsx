import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import type { RowAction } from '#platform/web/table/row-menu.tsx';

interface LineMenuProps {
  readonly actions: () => readonly RowAction[];
  /** The tabulator key stops in the line that has the focus alone. */
  readonly active: boolean;
}

/** What can be done with what stands in a line of the tree. */
export function LineMenu({ actions, active }: LineMenuProps) {
  const t = usePlatformTexts();
  return (
    <Menu label={t('table.row_actions')} entries={actions}>
      {(button) => (
        <ActionIcon {...button} tabIndex={active ? 0 : -1} aria-label={t('table.row_actions')}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      )}
    </Menu>
  );
}
