import { useRouterState } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { ScreenBar } from '../navigation/screen-bar.tsx';
import { currentItem } from './current-item.ts';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';

/** The screens of the open screen's area, above each of them; nothing where there is no other. */
export function SettingsNavigation() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const { modules } = useShellContext();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const all = modules.flatMap(({ navigation = [] }) => navigation);
  const open = all.find(({ to }) => to === currentItem(path, all));
  if (open?.area === undefined) return null;
  const items = all
    .filter(({ area, permission }) => area === open.area && may(viewer, permission))
    .map(({ to, label, icon }) => ({ to, label: label.text, icon }));
  return items.length < 2 ? null : <ScreenBar label={t('shell.setting')} items={items} />;
}
