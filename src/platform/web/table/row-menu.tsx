import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { Icon } from '../module.ts';

export interface RowAction {
  readonly label: string;
  readonly icon?: Icon;
  readonly onClick: () => void;
  /** Destroys something: stands last, in red. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

/** The actions of one row. The menu itself is made when it is first opened: a page has a hundred rows. */
export function RowMenu({ actions }: { readonly actions: () => readonly RowAction[] }) {
  const t = usePlatformTexts();
  const [touched, setTouched] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = (
    <ActionIcon
      aria-label={t('table.row_actions')}
      aria-haspopup="menu"
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <IconDots size={18} />
    </ActionIcon>
  );
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" disabled={!touched}>
      <Menu.Target>{button}</Menu.Target>
      {touched && (
        <Menu.Dropdown>
          {opened &&
            actions().map(({ label, icon: Sign, danger = false, disabled, onClick }) => (
              <Menu.Item
                key={label}
                data-danger={danger || undefined}
                leftSection={Sign === undefined ? undefined : <Sign size={16} stroke={1.7} />}
                disabled={disabled}
                onClick={onClick}
              >
                {label}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      )}
    </Menu>
  );
}
