import { ActionIcon } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import type { QuickAction } from '../module.ts';
import { loadPlaces } from './places.ts';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';
import classes from './shell.module.css';

/** Everything this person can create, from anywhere. */
export function QuickActions() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { modules } = useShellContext();
  const [actions, setActions] = useState<readonly QuickAction[]>();
  useEffect(() => {
    // Until they are there the menu says so; the next page load tries again.
    void loadPlaces(modules).then(
      (known) => setActions(known.quickActions),
      () => undefined,
    );
  }, [modules]);

  const entries = (): MenuEntry[] => {
    if (actions === undefined) return [nothing(t('feedback.loading'))];
    const own = actions.filter(({ permission }) => may(viewer, permission));
    if (own.length === 0) return [nothing(t('shell.no_quick_actions'))];
    return own.map(({ label, icon, to, isDocument }) => ({
      label: label.text,
      icon,
      onClick: () => void navigate({ href: to, reloadDocument: isDocument }),
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

function nothing(label: string): MenuEntry {
  return { label, disabled: true, onClick: () => undefined };
}
