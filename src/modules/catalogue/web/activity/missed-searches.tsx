import { SegmentedControl } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { missedSearchesQuery } from './activity.api.ts';
import { activitySearch, periods } from './activity.search.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import classes from './activity.module.css';

interface MissedSearch {
  readonly query: string;
  readonly times: number;
  readonly people: number;
  readonly latest_at: string;
}

/** What was searched in vain: words that the catalogue should know. */
export function MissedSearches() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(activitySearch);
  const query = useQuery(missedSearchesQuery(Number(search.days)));
  const columns = useColumns(
    'catalogue-missed',
    useMemo(() => missedColumns(t), [t]),
  );
  return (
    <div className={classes.stack}>
      <FilterBar end={<RefreshButton query={query} />}>
        <SegmentedControl
          aria-label={t('activity.period')}
          value={search.days}
          data={periods.map((value) => ({
            value,
            label: t('activity.days', { count: Number(value) }),
          }))}
          onChange={(value) => setSearch({ days: periods.find((each) => each === value) })}
        />
      </FilterBar>
      <DataTable
        label={t('activity.tabs.missed')}
        columns={columns}
        rows={query.data?.data}
        rowId={(missed) => missed.query}
        query={query}
        failedTitle={t('activity.failed')}
        empty={
          <EmptyState
            icon={IconMoodSmile}
            title={t('activity.nothing_missed')}
            hint={t('activity.nothing_missed_hint')}
          />
        }
      />
    </div>
  );
}

function missedColumns(t: CatalogueTexts): Column<MissedSearch>[] {
  return [
    {
      id: 'query',
      header: t('activity.columns.query'),
      names: true,
      cell: ({ query }) => query,
    },
    {
      id: 'times',
      header: t('activity.columns.times'),
      align: 'end',
      keepTogether: true,
      cell: ({ times }) => formatNumber(times),
    },
    {
      id: 'people',
      header: t('activity.columns.people'),
      align: 'end',
      keepTogether: true,
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'latest',
      header: t('activity.columns.latest'),
      keepTogether: true,
      cell: ({ latest_at }) => <TimeAgo at={latest_at} />,
    },
  ];
}
