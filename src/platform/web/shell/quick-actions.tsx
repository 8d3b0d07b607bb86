import { ActionIcon, Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';
import classes from './shell.module.css';

/** What this person starts most often, from anywhere. */
export function QuickActions() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { modules } = useShellContext();
  const actions = modules
    .flatMap((module) => module.quickActions ?? [])
    .filter(({ permission }) => may(viewer, permission));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={classes.headerButton} aria-label={t('shell.quick_actions')}>
          <IconBolt size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.quick_actions')}</Menu.Label>
        {actions.length === 0 && <Menu.Item disabled>{t('shell.no_quick_actions')}</Menu.Item>}
        {actions.map(({ label, icon: Sign, to }) => (
          <Menu.Item
            key={to}
            leftSection={<Sign size={16} stroke={1.7} />}
            onClick={() => void navigate({ href: to })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
