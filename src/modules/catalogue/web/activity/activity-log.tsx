import { IconListDetails } from '@tabler/icons-react';
import type { ActivityEntry } from '#modules/catalogue/contract/activity.ts';
import { activityTypes } from '#modules/catalogue/contract/entry-kinds.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { texts, type CatalogueTexts } from '../texts.ts';
import { ActivityDescription } from './activity-description.tsx';
import { activityQuery } from './activity.api.ts';
import { activitySearch } from './activity.search.ts';

/** What people did in the catalogue, the newest first. */
export function ActivityLog() {
  const t = useTexts(texts);
  const { query, paging, search, setSearch } = useRecordList({
    search: activitySearch,
    query: ({ page, page_size, type }) => activityQuery({ page, page_size, type }),
  });
  return (
    <Stack>
      <FilterBar
        end={<RefreshButton query={query} />}
        onReset={search.type && (() => setSearch({ type: undefined }))}
      >
        <ClearableFilter
          label={t('activity.columns.type')}
          any={t('activity.every_type')}
          value={search.type}
          choices={activityTypes.map((value) => ({ value, label: t(`activity.types.${value}`) }))}
          onChange={(type) => setSearch({ type })}
        />
      </FilterBar>
      <RecordTable
        name="catalogue-activity"
        label={t('activity.tabs.log')}
        columns={activityColumns(t)}
        query={query}
        failedTitle={t('activity.failed')}
        paging={paging}
        empty={{
          icon: IconListDetails,
          title: t('activity.nothing_done'),
          hint: t('activity.nothing_done_hint'),
        }}
      />
    </Stack>
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
      header: t('fields.details'),
      names: true,
      cell: (entry) => <ActivityDescription entry={entry} />,
    },
  ];
}
