import { Button, SegmentedControl } from '@mantine/core';
import { IconCalendarDown, IconTimeline } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ChartLegend } from '#platform/web/chart/chart-legend.tsx';
import textClasses from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { MOVE_HINT } from './movable-bar.tsx';
import { DAY_WIDTHS, scaleAround } from './time-scale.ts';
import { TimelineGrid } from './timeline-grid.tsx';
import { useTimelineLines } from './use-timeline-lines.ts';
import { CreateValueStream } from '../create-sow.tsx';
import { FlowScreen } from '../flow-screen.tsx';
import { timelineSearch } from '../flow.search.ts';
import { texts } from '../../texts.ts';
import classes from './timeline.module.css';

const MOST = 1_000;
const SCALES = ['year', 'quarter', 'month'] as const;
const KINDS = ['planned', 'actual', 'done', 'late'] as const;

export function Timeline() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(timelineSearch);
  const mayReplan = useMay('feature-development:write');
  const [seek, setSeek] = useState(0);
  const { root, lines, toggle, more } = useTimelineLines();
  const filters = (
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
        onChange={(scale) => setSearch({ scale })}
      />
      <ChartLegend
        entries={KINDS.map((kind) => ({
          kind,
          label: t(`flow.timeline.${kind}`),
          sign: <span className={classes.swatch} data-kind={kind} aria-hidden />,
        }))}
      />
    </FilterBar>
  );
  return (
    <FlowScreen name="timeline" query={root} filters={filters}>
      {({ today }) => (
        <>
          {lines.length === 0 ? (
            <EmptyState
              icon={IconTimeline}
              title={t('flow.timeline.empty')}
              hint={t('flow.timeline.empty_hint')}
              action={<CreateValueStream />}
            />
          ) : (
            <TimelineGrid
              lines={lines}
              scale={scaleAround(lines, today, DAY_WIDTHS[search.scale])}
              today={today}
              seek={seek}
              onToggle={toggle}
            />
          )}
          {mayReplan && lines.some(({ kind }) => kind === 'sow') && (
            <p id={MOVE_HINT} className={textClasses.hint}>
              {t('flow.timeline.move_hint')}
            </p>
          )}
          {more && <p className={textClasses.hint}>{t('flow.timeline.more', { count: MOST })}</p>}
        </>
      )}
    </FlowScreen>
  );
}
