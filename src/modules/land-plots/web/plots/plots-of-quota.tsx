import { Button } from '@mantine/core';
import { IconPlus, IconPolygon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useProvinceName } from '#modules/geography/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { plotColumns } from './plot-columns.tsx';
import { plotsQuery } from './plots.api.ts';

const PAGE_SIZE = 10;
const OF_THE_QUOTA = new Set(['farmer_name', 'quota_code', 'season']);

/** The plots that are registered under a quota: a tab of its screen. */
export function PlotsOfQuota({ id: quota_id }: { readonly id: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('land-plots:write');
  const nameOfProvince = useProvinceName();
  const [page, setPage] = useState(1);
  const query = useQuery(plotsQuery({ quota_id, page, page_size: PAGE_SIZE }));
  return (
    <RecordTable
      name="plots-of-quota"
      label={t('list.title')}
      columns={plotColumns(t, { nameOfProvince })
        .filter(({ id }) => !OF_THE_QUOTA.has(id))
        .map(({ sort: _sort, ...column }) => column)}
      query={query}
      failedTitle={t('list.failed')}
      paging={{
        page,
        pageSize: PAGE_SIZE,
        usualSize: PAGE_SIZE,
        total: query.data?.total ?? 0,
        onPage: setPage,
      }}
      add={
        mayWrite && (
          <Button
            leftSection={<IconPlus size={16} />}
            renderRoot={(root) => <Link {...root} to="/land-plots/create" search={{ quota_id }} />}
          >
            {t('list.create')}
          </Button>
        )
      }
      empty={{ icon: IconPolygon, title: t('list.none_of_quota') }}
    />
  );
}
