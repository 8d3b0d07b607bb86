import { Select } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import type { ActivityEntry } from '#modules/catalogue/contract/activity.ts';
import { activityQuery } from './activity.api.ts';
import { activitySearch, activityTypes } from './activity.search.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { ActivityWords } from './activity-description.tsx';
import classes from './activity.module.css';

/** What people did in the catalogue, the newest first. */
export function ActivityLog() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(activitySearch);
  const query = useQuery(
    activityQuery({ page: search.page, page_size: search.page_size, type: search.type }),
  );
  const columns = useColumns(
    'catalogue-activity',
    useMemo(() => activityColumns(t), [t]),
  );
  return (
    <div className={classes.stack}>
      <FilterBar
        end={<RefreshButton query={query} />}
        onReset={search.type === undefined ? undefined : () => setSearch({ type: undefined })}
      >
        <Select
          aria-label={t('activity.columns.type')}
          placeholder={t('activity.every_type')}
          value={search.type ?? null}
          data={activityTypes.map((value) => ({ value, label: t(`activity.types.${value}`) }))}
          onChange={(value) => setSearch({ type: activityTypes.find((each) => each === value) })}
          clearable
        />
      </FilterBar>
      <DataTable
        label={t('activity.tabs.log')}
        columns={columns}
        rows={query.data?.data}
        rowId={(entry) => entry.id}
        query={query}
        failedTitle={t('activity.failed')}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          <EmptyState
            icon={IconListDetails}
            title={t('activity.nothing_done')}
            hint={t('activity.nothing_done_hint')}
          />
        }
      />
    </div>
  );
}

function activityColumns(t: CatalogueTexts): Column<ActivityEntry>[] {
  return [
    {
      id: 'at',
      header: t('activity.columns.at'),
      keepTogether: true,
      cell: ({ timestamp }) => <TimeAgo at={timestamp} />,
    },
    {
      id: 'who',
      header: t('activity.columns.who'),
      cell: ({ user_name }) => user_name ?? t('activity.no_employee'),
    },
    {
      id: 'type',
      header: t('activity.columns.type'),
      keepTogether: true,
      cell: ({ type }) => t(`activity.types.${type}`),
    },
    {
      id: 'details',
      header: t('activity.columns.details'),
      names: true,
      cell: (entry) => <ActivityWords entry={entry} />,
    },
  ];
}
