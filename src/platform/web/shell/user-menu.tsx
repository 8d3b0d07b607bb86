import { IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { languageOfPage } from '../i18n/language.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import { useShellContext } from './use-shell-context.ts';
import { initials, useViewer } from './viewer.ts';
import classes from './sidebar.module.css';

/** The signed-in person: account, setting, language, log out. */
export function UserMenu() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { changeLanguage, logOut } = useShellContext();
  const entries = (): MenuEntry[] => [
    {
      label: t('shell.account'),
      icon: IconUserCircle,
      onClick: () => void navigate({ href: '/settings/account' }),
    },
    {
      label: t('shell.setting'),
      icon: IconSettings,
      onClick: () => void navigate({ href: '/settings' }),
    },
    ...LANGUAGES.map((language, index) => ({
      label: t(`languages.${language}`),
      choice: 'radio' as const,
      checked: language === languageOfPage(),
      separated: index === 0,
      onClick: () => void changeLanguage(language),
    })),
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
