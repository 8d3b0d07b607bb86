import { SegmentedControl, Skeleton } from '@mantine/core';
import { IconChartAreaLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FlowAnalytics as Figures } from '#modules/feature-development/contract/flow.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { CumulativeChart } from './cumulative-chart.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { OldestPanel } from './oldest-panel.tsx';
import { ReworkPanel } from './rework-panel.tsx';
import { stageFlowColumns } from './stage-flow-columns.tsx';
import { ThroughputChart } from './throughput-chart.tsx';
import { LevelNavigation } from '../../records/level-navigation.tsx';
import { ScopeFilters } from '../scope-filters.tsx';
import { analyticsQuery } from '../flow.api.ts';
import { analyticsSearch } from '../flow.search.ts';
import { texts } from '../../texts.ts';
import classes from './analytics.module.css';

const SPANS = ['12', '26', '52'] as const;

/** How work flows: where it stands still, what comes back, and when it may be done. */
export function FlowAnalytics() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(analyticsSearch);
  const query = useQuery(analyticsQuery({ ...search, weeks: Number(search.weeks) }));
  const figures = query.data;
  const isEmpty = figures?.cumulative.at(-1)?.delivered === 0 && figures.forecast.open_sows === 0;
  return (
    <>
      <LevelNavigation />
      <ListPage
        title={t('flow.analytics.title')}
        purpose={t('flow.analytics.purpose')}
        actions={<RefreshButton query={query} />}
      >
        <FilterBar
          end={
            <SegmentedControl
              aria-label={t('flow.analytics.span')}
              value={search.weeks}
              data={SPANS.map((value) => ({
                value,
                label: t('flow.analytics.weeks', { count: value }),
              }))}
              onChange={(weeks) => setSearch({ weeks })}
            />
          }
        >
          <ScopeFilters scope={search} onChange={setSearch} />
        </FilterBar>
        {figures === undefined && query.isError && (
          <ErrorState
            error={query.error}
            title={t('flow.analytics.load_failed')}
            onRetry={() => void query.refetch()}
          />
        )}
        {figures === undefined && !query.isError && <Skeleton height={480} radius="lg" />}
        {isEmpty && (
          <EmptyState
            icon={IconChartAreaLine}
            title={t('flow.analytics.empty')}
            hint={t('flow.analytics.empty_hint')}
          />
        )}
        {figures !== undefined && !isEmpty && <Panels figures={figures} query={query} />}
      </ListPage>
    </>
  );
}

interface PanelsProps {
  readonly figures: Figures;
  readonly query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

function Panels({ figures, query }: PanelsProps) {
  const t = useTexts(texts);
  const slowest = Math.max(...figures.stages.map(({ p85_days }) => p85_days ?? 0));
  const columns = useColumns(
    'stage-flow',
    useMemo(() => stageFlowColumns(t, slowest), [t, slowest]),
  );
  return (
    <div className={classes.panels}>
      <div className={classes.whole}>
        <ForecastPanel forecast={figures.forecast} />
      </div>
      <Panel
        title={t('flow.analytics.throughput.title')}
        hint={t('flow.analytics.throughput.hint')}
      >
        <ThroughputChart throughput={figures.throughput} />
      </Panel>
      <Panel
        title={t('flow.analytics.cumulative.title')}
        hint={t('flow.analytics.cumulative.hint')}
      >
        <CumulativeChart cumulative={figures.cumulative} />
      </Panel>
      <div className={classes.whole}>
        <Panel title={t('flow.analytics.stages.title')} hint={t('flow.analytics.stages.hint')}>
          <DataTable
            label={t('flow.analytics.stages.title')}
            columns={columns}
            rows={figures.stages}
            rowId={({ stage }) => String(stage)}
            query={query}
            empty={null}
          />
        </Panel>
      </div>
      <OldestPanel oldest={figures.oldest} />
      <ReworkPanel reasons={figures.reasons} />
    </div>
  );
}
