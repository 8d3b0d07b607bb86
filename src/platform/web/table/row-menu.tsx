import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';

/** What can be done with one row. */
export type RowAction = Pick<MenuEntry, 'label' | 'icon' | 'onClick' | 'danger' | 'disabled'>;

interface RowMenuProps {
  readonly actions: () => readonly RowAction[];
  /** -1 where the Tab key is to pass it by, as in all lines of a tree but one. */
  readonly tabIndex?: number;
}

/** The actions of one row. */
export function RowMenu({ actions, tabIndex }: RowMenuProps) {
  const t = usePlatformTexts();
  return (
    <Menu label={t('table.row_actions')} entries={actions}>
      {(button) => (
        <ActionIcon {...button} tabIndex={tabIndex} aria-label={t('table.row_actions')}>
          <IconDots size={18} />
        </ActionIcon>
      )}
    </Menu>
  );
}
