import { SegmentedControl } from '@mantine/core';
import { IconChartAreaLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FlowAnalytics as Figures } from '#modules/feature-development/contract/flow.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { CumulativeChart } from './cumulative-chart.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { OldestPanel, ReworkPanel } from './list-panels.tsx';
import { stageFlowColumns } from './stage-flow-columns.tsx';
import { ThroughputChart } from './throughput-chart.tsx';
import { CreateSow } from '../create-sow.tsx';
import { FlowScreen } from '../flow-screen.tsx';
import { ScopeFilters } from '../scope-filters.tsx';
import { analyticsQuery } from '../flow.api.ts';
import { analyticsSearch } from '../flow.search.ts';
import { texts } from '../../texts.ts';
import classes from './analytics.module.css';

const SPANS = [12, 26, 52] as const;

export function FlowAnalytics() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(analyticsSearch);
  const weeks = SPANS.find((span) => String(span) === search.weeks);
  const query = useQuery(analyticsQuery({ ...search, weeks }));
  const filters = (
    <FilterBar
      end={
        <SegmentedControl
          aria-label={t('flow.analytics.span')}
          value={search.weeks}
          data={SPANS.map((span) => ({
            value: `${span}` as const,
            label: t('flow.analytics.weeks', { count: span }),
          }))}
          onChange={(chosen) => setSearch({ weeks: chosen })}
        />
      }
    >
      <ScopeFilters scope={search} onChange={setSearch} />
    </FilterBar>
  );
  return (
    <FlowScreen name="analytics" query={query} filters={filters}>
      {(figures) =>
        figures.cumulative.at(-1)?.delivered === 0 && figures.forecast.open_sows === 0 ? (
          <EmptyState
            icon={IconChartAreaLine}
            title={t('flow.analytics.empty')}
            hint={t('flow.analytics.empty_hint')}
            action={<CreateSow value_stream_id={search.value_stream_id} sop_id={search.sop_id} />}
          />
        ) : (
          <Panels figures={figures} query={query} />
        )
      }
    </FlowScreen>
  );
}

interface PanelsProps {
  readonly figures: Figures;
  readonly query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

function Panels({ figures, query }: PanelsProps) {
  const t = useTexts(texts);
  const headOf = (panel: 'throughput' | 'cumulative' | 'stages') => ({
    title: t(`flow.analytics.${panel}.title`),
    hint: t(`flow.analytics.${panel}.hint`),
  });
  const slowest = Math.max(...figures.stages.map(({ p85_days }) => p85_days ?? 0));
  return (
    <div className={classes.panels}>
      <div className={classes.whole}>
        <ForecastPanel forecast={figures.forecast} />
      </div>
      <Panel {...headOf('throughput')}>
        <ThroughputChart throughput={figures.throughput} />
      </Panel>
      <Panel {...headOf('cumulative')}>
        <CumulativeChart cumulative={figures.cumulative} />
      </Panel>
      <div className={classes.whole}>
        <Panel {...headOf('stages')}>
          <DataTable
            label={t('flow.analytics.stages.title')}
            columns={useColumns('stage-flow', stageFlowColumns(t, slowest))}
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
