import {
  IconBuilding,
  IconDeviceDesktop,
  IconHome,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../feedback/toasts.ts';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import type { NavigationItem } from '../../module.ts';
import { APPEARANCES, setAppearance } from '../../theme/appearance.ts';
import { useShellContext } from '../use-shell-context.ts';
import { may, useViewer } from '../viewer.ts';
import type { Entry } from './entry.ts';
import { otherTexts } from './other-texts.ts';

const APPEARANCE_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Screens this person may open. */
export function useScreens(): Entry[] {
  const t = usePlatformTexts();
  const other = otherTexts();
  const viewer = useViewer();
  const { modules } = useShellContext();
  const toEntry = useEntryOf();
  return [
    {
      to: '/',
      label: { text: t('shell.home'), other: other('shell.home') },
      icon: IconHome,
    },
    ...modules.flatMap((module) => module.navigation ?? []),
    {
      to: '/settings',
      label: { text: t('shell.setting'), other: other('shell.setting') },
      icon: IconSettings,
    },
    ...modules.flatMap((module) => module.settings ?? []),
  ]
    .filter(({ permission }: NavigationItem) => may(viewer, permission))
    .map(toEntry);
}

/** What this person may do from anywhere: the modules' quick actions, then the frame's. */
export function useActions(): Entry[] {
  const t = usePlatformTexts();
  const other = otherTexts();
  const viewer = useViewer();
  const { modules, switchCompany, logOut } = useShellContext();
  const toEntry = useEntryOf();
  return [
    ...modules
      .flatMap((module) => module.quickActions ?? [])
      .filter(({ permission }) => may(viewer, permission))
      .map(toEntry),
    ...APPEARANCES.map((scheme) => ({
      id: `appearance:${scheme}`,
      label: {
        text: t('palette.appearance', { name: t(`shell.appearance_${scheme}`) }),
        other: other('palette.appearance', { name: other(`shell.appearance_${scheme}`) }),
      },
      icon: APPEARANCE_ICONS[scheme],
      run: () => setAppearance(scheme),
    })),
    ...viewer.companies
      .filter(({ id }) => id !== viewer.company.id)
      .map(({ id, name }) => ({
        id: `company:${id}`,
        label: {
          text: t('palette.switch_company', { name }),
          other: other('palette.switch_company', { name }),
        },
        icon: IconBuilding,
        run: () => void switchCompany(id).catch((error: unknown) => toast.failure(error)),
      })),
    {
      id: 'log-out',
      label: { text: t('shell.log_out'), other: other('shell.log_out') },
      icon: IconLogout,
      run: () => void logOut(),
    },
  ];
}

function useEntryOf() {
  const navigate = useNavigate();
  return ({ to, label, icon }: Pick<NavigationItem, 'to' | 'label' | 'icon'>): Entry => ({
    id: `to:${to}`,
    label,
    icon,
    run: () => void navigate({ href: to }),
  });
}
