import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';

/** What can be done with one row. */
export type RowAction = Pick<MenuEntry, 'label' | 'icon' | 'onClick' | 'danger' | 'disabled'>;

/** The actions of one row. */
export function RowMenu({ actions }: { readonly actions: () => readonly RowAction[] }) {
  const t = usePlatformTexts();
  return (
    <Menu label={t('table.row_actions')} entries={actions}>
      {(button) => (
        <ActionIcon {...button} aria-label={t('table.row_actions')}>
          <IconDots size={18} />
        </ActionIcon>
      )}
    </Menu>
  );
}
