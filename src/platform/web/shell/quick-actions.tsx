import { ActionIcon } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';
import classes from './shell.module.css';

/** What this person starts most often, from anywhere. */
export function QuickActions() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { modules } = useShellContext();

  const entries = (): MenuEntry[] => {
    const actions = modules
      .flatMap((module) => module.quickActions ?? [])
      .filter(({ permission }) => may(viewer, permission));
    if (actions.length === 0) {
      return [{ label: t('shell.no_quick_actions'), disabled: true, onClick: () => undefined }];
    }
    return actions.map(({ label, icon, to }) => ({
      label: label.text,
      icon,
      onClick: () => void navigate({ href: to }),
    }));
  };
  return (
    <Menu label={t('shell.quick_actions')} entries={entries} withHeading>
      {(button) => (
        <ActionIcon
          {...button}
          className={classes.headerButton}
          aria-label={t('shell.quick_actions')}
          title={t('shell.quick_actions')}
        >
          <IconBolt size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </Menu>
  );
}
