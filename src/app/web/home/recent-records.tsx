import { Link } from '@tanstack/react-router';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { currentItem } from '#platform/web/shell/current-item.ts';
import { kindOfPlace, useRecentPlaces } from '#platform/web/shell/recent-places.ts';
import { may, useViewer } from '#platform/web/shell/viewer.ts';
import { modules } from '../modules.ts';

const SHOWN = 6;

/** Where this person was before, as far as they may still go there. */
export function RecentRecords() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const items = modules.flatMap(({ navigation = [] }) => navigation);
  const recent = useRecentPlaces().flatMap((place) => {
    const { to, name } = place;
    const path = to.replace(/[?#].*$/, '');
    const item = items.find((each) => each.to === currentItem(path, items));
    if (item === undefined || item.to === path || !may(viewer, item.permission)) return [];
    return [{ to, name, detail: kindOfPlace(place, item.label) }];
  });
  if (recent.length === 0) return null;
  return (
    <Panel title={t('home.recent')}>
      <TodayLines
        none={null}
        lines={recent.slice(0, SHOWN).map(({ to, name, detail }) => ({
          id: to,
          name: <Link to={to}>{name}</Link>,
          fact: detail,
        }))}
      />
    </Panel>
  );
}
