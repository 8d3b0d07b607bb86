import {
  IconBuilding,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { frameSynonyms } from '#platform/contract/texts/frame-synonyms.ts';
import { toast } from '../../feedback/toasts.ts';
import { otherLanguage } from '../../i18n/language.ts';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { pageTexts } from '../../module.ts';
import { APPEARANCES, setAppearance } from '../../theme/appearance.ts';
import { useShellContext } from '../use-shell-context.ts';
import { useViewer } from '../viewer.ts';
import type { Entry } from './entry.ts';
import { otherTexts } from './other-texts.ts';

const APPEARANCE_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** What the frame can do from anywhere. */
export function useCommands(): Entry[] {
  const t = usePlatformTexts();
  const other = otherTexts();
  const viewer = useViewer();
  const { switchCompany, changeLanguage, logOut } = useShellContext();
  const also = pageTexts(frameSynonyms);
  const language = otherLanguage();
  return [
    ...APPEARANCES.map((scheme) => ({
      id: `appearance:${scheme}`,
      label: {
        text: t('palette.appearance', { name: t(`shell.appearance_${scheme}`) }),
        other: other('palette.appearance', { name: other(`shell.appearance_${scheme}`) }),
      },
      also: also.appearance,
      icon: APPEARANCE_ICONS[scheme],
      run: () => setAppearance(scheme),
    })),
    {
      id: `language:${language}`,
      label: {
        text: t('palette.language', { name: t(`languages.${language}`) }),
        other: other('palette.language', { name: other(`languages.${language}`) }),
      },
      also: also.language,
      icon: IconLanguage,
      run: () => void changeLanguage(language),
    },
    ...viewer.companies
      .filter(({ id }) => id !== viewer.company.id)
      .map(({ id, name }) => ({
        id: `company:${id}`,
        label: {
          text: t('palette.switch_company', { name }),
          other: other('palette.switch_company', { name }),
        },
        also: also.company,
        icon: IconBuilding,
        run: () => void switchCompany(id).catch((error: unknown) => toast.failure(error)),
      })),
    {
      id: 'log-out',
      label: { text: t('shell.log_out'), other: other('shell.log_out') },
      also: also.log_out,
      icon: IconLogout,
      run: () => void logOut(),
    },
  ];
}
