import {
  IconChartAreaLine,
  IconFileText,
  IconInbox,
  IconLayoutKanban,
  IconListDetails,
  IconRoute,
  IconTimeline,
} from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScreenBar } from '#platform/web/navigation/screen-bar.tsx';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';

const LISTS = {
  value_streams: paths.valueStreams,
  sops: paths.allSops,
  sows: paths.allSows,
} as const;

const SCREENS = [
  [LISTS.value_streams, 'lists.value_streams.title', IconRoute],
  [LISTS.sops, 'lists.sops.title', IconListDetails],
  [LISTS.sows, 'lists.sows.title', IconFileText],
  [paths.board, 'flow.board.title', IconLayoutKanban],
  [paths.timeline, 'flow.timeline.title', IconTimeline],
  [paths.myWork, 'flow.my_work.title', IconInbox],
  [paths.analytics, 'flow.analytics.title', IconChartAreaLine],
] as const;

/** From any level of the work to any other, above each of them; `level` is that of the open screen. */
export function LevelNavigation({ level }: { readonly level?: keyof typeof LISTS }) {
  const t = useTexts(texts);
  const marked = level && LISTS[level];
  return (
    <ScreenBar
      label={t('lists.levels')}
      items={SCREENS.map(([to, label, icon]) => ({
        to,
        label: t(label),
        icon,
        marked: to === marked,
      }))}
      exact
    />
  );
}
