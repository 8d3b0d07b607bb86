import {
  IconChartAreaLine,
  IconFileText,
  IconInbox,
  IconLayoutKanban,
  IconListDetails,
  IconRoute,
  IconTimeline,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import classes from './level-navigation.module.css';

type Level = 'value_streams' | 'sops' | 'sows';

/** From any level of the work to any other, above each of them; `level` is that of the open screen. */
export function LevelNavigation({ level }: { readonly level?: Level }) {
  const t = useTexts(texts);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the item of the open screen may lie beyond the edge.
    const open = bar.current?.querySelector('[aria-current], [data-level]');
    open?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, []);
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
    <nav ref={bar} aria-label={t('lists.levels')} className={classes.bar}>
      <ul>
        {items.map(({ to, name, label, icon: Sign }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.item}
              data-level={name === level || undefined}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              <Sign size={16} stroke={1.7} aria-hidden />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
