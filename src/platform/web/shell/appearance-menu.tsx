import { ActionIcon } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';
import { APPEARANCES, setAppearance, useAppearance, type Appearance } from '../theme/appearance.ts';
import classes from './shell.module.css';

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Light, dark, or as the system has it. */
export function AppearanceMenu() {
  const t = usePlatformTexts();
  const appearance = useAppearance();
  const Sign = ICONS[appearance];
  const label = (name: Appearance) => t(`shell.appearance_${name}`);
  const entries = () =>
    APPEARANCES.map((name) => ({
      label: label(name),
      icon: ICONS[name],
      choice: 'radio' as const,
      checked: appearance === name,
      onClick: () => setAppearance(name),
    }));
  return (
    <Menu label={t('shell.appearance')} entries={entries}>
      {(button) => (
        <ActionIcon
          {...button}
          className={classes.headerButton}
          aria-label={`${t('shell.appearance')}: ${label(appearance)}`}
          title={t('shell.appearance')}
        >
          <Sign size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </Menu>
  );
}
