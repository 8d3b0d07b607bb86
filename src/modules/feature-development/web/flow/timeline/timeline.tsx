import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCalendarDown, IconTimeline } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { LevelNavigation } from '../../records/level-navigation.tsx';
import { DAY_WIDTHS, scaleAround } from './time-scale.ts';
import { TimelineGrid } from './timeline-grid.tsx';
import { useTimelineLines } from './use-timeline-lines.ts';
import { timelineSearch } from '../flow.search.ts';
import { texts } from '../../texts.ts';
import classes from './timeline.module.css';

const MOST = 1_000;
const SCALES = ['year', 'quarter', 'month'] as const;
const KINDS = ['planned', 'actual', 'late'] as const;

/** Planned and actual time of all work, from value streams down to SOWs. */
export function Timeline() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(timelineSearch);
  const [seek, setSeek] = useState(0);
  const { root, lines, toggle, more } = useTimelineLines();
  const today = root.data?.today ?? '';
  const scale = today === '' ? undefined : scaleAround(lines, today, DAY_WIDTHS[search.scale]);
  return (
    <>
      <LevelNavigation />
      <ListPage
        title={t('flow.timeline.title')}
        purpose={t('flow.timeline.purpose')}
        actions={<RefreshButton query={root} />}
      >
        <FilterBar
          end={
            <Button
              variant="default"
              leftSection={<IconCalendarDown size={16} stroke={1.7} aria-hidden />}
              onClick={() => setSeek(seek + 1)}
            >
              {t('flow.timeline.to_today')}
            </Button>
          }
        >
          <SegmentedControl
            aria-label={t('flow.timeline.scale')}
            value={search.scale}
            data={SCALES.map((value) => ({ value, label: t(`flow.timeline.scales.${value}`) }))}
            onChange={(value) => setSearch({ scale: SCALES.find((each) => each === value) })}
          />
          <p className={classes.legend}>
            {KINDS.map((kind) => (
              <span key={kind}>
                <span className={classes.swatch} data-kind={kind} aria-hidden />
                {t(`flow.timeline.${kind}`)}
              </span>
            ))}
          </p>
        </FilterBar>
        {root.data === undefined && root.isError && (
          <ErrorState
            error={root.error}
            title={t('flow.timeline.load_failed')}
            onRetry={() => void root.refetch()}
          />
        )}
        {root.data === undefined && !root.isError && <Skeleton height={420} radius="lg" />}
        {root.data?.lines.length === 0 && (
          <EmptyState
            icon={IconTimeline}
            title={t('flow.timeline.empty')}
            hint={t('flow.timeline.empty_hint')}
          />
        )}
        {scale !== undefined && lines.length > 0 && (
          <TimelineGrid lines={lines} scale={scale} today={today} seek={seek} onToggle={toggle} />
        )}
        {more && <p className={classes.legend}>{t('flow.timeline.more', { count: MOST })}</p>}
      </ListPage>
    </>
  );
}
