import { useRouterState } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { ScreenBar } from '../navigation/screen-bar.tsx';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';

/** The screens of the settings area, above each of them; nothing elsewhere. */
export function SettingsNavigation() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const { modules } = useShellContext();
  const isSetting = useRouterState({
    select: ({ location }) => /^\/settings(?:\/|$)/.test(location.pathname),
  });
  const items = modules
    .flatMap(({ settings = [], navigation = [] }) =>
      settings.map((item) => ({ ...item, ofOneModule: navigation.length > 0 })),
    )
    .filter(({ permission }) => may(viewer, permission))
    // Personal screens come first, those of a single module last.
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ to, label, icon }) => ({ to, label: label.text, icon }));
  if (!isSetting || items.length < 2) return null;
  return <ScreenBar label={t('shell.setting')} items={items} />;
}

function rank({ permission, ofOneModule }: { permission?: string; ofOneModule: boolean }): number {
  if (permission === undefined) return 0;
  return ofOneModule ? 2 : 1;
}
