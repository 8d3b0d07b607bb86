import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { APPEARANCES, setAppearance, useAppearance, type Appearance } from '../theme/appearance.ts';
import classes from './shell.module.css';

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Light, dark, or as the system has it. */
export function AppearanceMenu() {
  const t = usePlatformTexts();
  const appearance = useAppearance();
  const Sign = ICONS[appearance];
  const label = (name: Appearance) => t(`shell.appearance_${name}`);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={classes.headerButton}
          aria-label={`${t('shell.appearance')}: ${label(appearance)}`}
        >
          <Sign size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {APPEARANCES.map((name) => {
          const Choice = ICONS[name];
          return (
            <Menu.Item
              key={name}
              role="menuitemradio"
              aria-checked={appearance === name}
              leftSection={<Choice size={16} stroke={1.7} />}
              rightSection={appearance === name && <IconCheck size={16} aria-hidden />}
              onClick={() => setAppearance(name)}
            >
              {label(name)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
