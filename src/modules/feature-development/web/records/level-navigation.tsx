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

type Level = 'value_streams' | 'sops' | 'sows';

/** From any level of the work to any other, above each of them; `level` is that of the open screen. */
export function LevelNavigation({ level }: { readonly level?: Level }) {
  const t = useTexts(texts);
  const items = [
    {
      to: paths.valueStreams,
      name: 'value_streams',
      label: 'lists.value_streams.title',
      icon: IconRoute,
    },
    { to: paths.allSops, name: 'sops', label: 'lists.sops.title', icon: IconListDetails },
    { to: paths.allSows, name: 'sows', label: 'lists.sows.title', icon: IconFileText },
    { to: paths.board, name: 'board', label: 'flow.board.title', icon: IconLayoutKanban },
    { to: paths.timeline, name: 'timeline', label: 'flow.timeline.title', icon: IconTimeline },
    { to: paths.myWork, name: 'my_work', label: 'flow.my_work.title', icon: IconInbox },
    {
      to: paths.analytics,
      name: 'analytics',
      label: 'flow.analytics.title',
      icon: IconChartAreaLine,
    },
  ] as const;
  return (
    <ScreenBar
      label={t('lists.levels')}
      items={items.map(({ name, label, ...item }) => ({
        ...item,
        label: t(label),
        marked: name === level,
      }))}
      exact
    />
  );
}
