import { IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';
import { useShellContext } from './use-shell-context.ts';
import { initials, useViewer } from './viewer.ts';
import classes from './sidebar.module.css';

/** The signed-in person: account, setting, log out. */
export function UserMenu() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { logOut } = useShellContext();
  const entries = () => [
    {
      label: t('shell.account'),
      icon: IconUserCircle,
      disabled: true,
      onClick: () => undefined,
    },
    {
      label: t('shell.setting'),
      icon: IconSettings,
      onClick: () => void navigate({ href: '/settings' }),
    },
    {
      label: t('shell.log_out'),
      icon: IconLogout,
      separated: true,
      onClick: () => void logOut(),
    },
  ];
  return (
    <Menu label={t('shell.user_menu')} entries={entries} placement="top-start">
      {(button) => (
        <button type="button" {...button} className={classes.person} title={viewer.name}>
          {viewer.photo === undefined ? (
            <span className={classes.face} data-letters={initials(viewer.name)} aria-hidden />
          ) : (
            <img className={classes.face} src={viewer.photo} alt="" width={28} height={28} />
          )}
          <span className={classes.personWords}>
            <span className={classes.personName}>{viewer.name}</span>
            {viewer.detail !== undefined && <span className={classes.detail}>{viewer.detail}</span>}
          </span>
          <span className={classes.visuallyHidden}>{t('shell.user_menu')}</span>
        </button>
      )}
    </Menu>
  );
}
