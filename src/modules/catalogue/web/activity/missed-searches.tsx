import { SegmentedControl } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MissedSearch } from '#modules/catalogue/contract/activity.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { texts, type CatalogueTexts } from '../texts.ts';
import { missedSearchesQuery } from './activity.api.ts';
import { activitySearch, periods } from './activity.search.ts';

/** What was searched and not found: names that the catalogue should know. */
export function MissedSearches() {
  const t = useTexts(texts);
  const [{ days }, setSearch] = useSearchState(activitySearch);
  const query = useQuery(missedSearchesQuery({ days: Number(days) }));
  return (
    <Stack>
      <FilterBar end={<RefreshButton query={query} />}>
        <SegmentedControl
          aria-label={t('activity.period')}
          value={days}
          data={periods.map((value) => ({
            value,
            label: t('activity.days', { count: Number(value) }),
          }))}
          onChange={(value) => setSearch({ days: periods.find((each) => each === value) })}
        />
      </FilterBar>
      <DataTable
        label={t('activity.tabs.missed')}
        columns={useColumns('catalogue-missed', missedColumns(t))}
        rows={query.data}
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
    </Stack>
  );
}

function missedColumns(t: CatalogueTexts): Column<MissedSearch>[] {
  const figures = ['times', 'people'] as const;
  return [
    {
      id: 'query',
      header: t('activity.columns.query'),
      names: true,
      cell: ({ query }) => query,
    },
    ...figures.map((figure): Column<MissedSearch> => ({
      id: figure,
      header: t(`activity.columns.${figure}`),
      align: 'end',
      keepTogether: true,
      cell: (missed) => formatNumber(missed[figure]),
    })),
    {
      id: 'latest',
      header: t('activity.columns.latest'),
      keepTogether: true,
      cell: ({ latest_at }) => <TimeAgo at={latest_at} />,
    },
  ];
}
