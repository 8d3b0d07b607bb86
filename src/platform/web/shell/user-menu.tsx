import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useShellContext } from './use-shell-context.ts';
import { initials, useViewer } from './viewer.ts';
import classes from './sidebar.module.css';

/** The signed-in person: account, setting, log out. */
export function UserMenu() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { logOut } = useShellContext();
  return (
    <Menu position="top-start" width={224}>
      <Menu.Target>
        <UnstyledButton className={classes.person} title={viewer.name}>
          {viewer.photo === undefined ? (
            <span className={classes.face} data-letters={initials(viewer.name)} aria-hidden />
          ) : (
            <img className={classes.face} src={viewer.photo} alt="" width={28} height={28} />
          )}
          <span className={classes.personWords}>
            <span className={classes.personName}>{viewer.name}</span>
            {viewer.detail !== undefined && <span className={classes.detail}>{viewer.detail}</span>}
          </span>
          <span className={classes.heard}>{t('shell.user_menu')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled leftSection={<IconUserCircle size={16} stroke={1.7} />}>
          {t('shell.account')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSettings size={16} stroke={1.7} />}
          onClick={() => void navigate({ href: '/settings' })}
        >
          {t('shell.setting')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.7} />}
          onClick={() => void logOut()}
        >
          {t('shell.log_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
