import { ActionIcon, Menu } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
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
            <Menu.RadioItem
              key={name}
              value={name}
              checked={appearance === name}
              closeMenuOnClick
              rightSection={<Choice size={16} stroke={1.7} />}
              onChange={() => setAppearance(name)}
            >
              {label(name)}
            </Menu.RadioItem>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
