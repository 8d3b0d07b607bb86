import { Button } from '@mantine/core';
import { IconFileDescription, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { contractColumns } from '../contracts/contract-columns.tsx';
import { contractsQuery, quotaQuery } from '../contracts/contracts.api.ts';
import { texts } from '../texts.ts';

const PAGE_SIZE = 10;
const SHOWN_ABOVE = new Set(['farmerName']);

/** The contracts of a grower through the seasons: a tab of the quota's screen. */
export function ContractsOfQuota({ id: quotaId }: { readonly id: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('cane-contracts:write');
  const [page, setPage] = useState(1);
  const farmerId = useQuery(quotaQuery({ id: quotaId })).data?.farmer_id;
  const query = useQuery({
    ...contractsQuery({ farmerId, page, page_size: PAGE_SIZE }),
    enabled: farmerId !== undefined,
  });
  return (
    <RecordTable
      name="contracts-of-quota"
      label={t('list.title')}
      columns={contractColumns(t)
        .filter(({ id }) => !SHOWN_ABOVE.has(id))
        .map(({ sort: _sort, ...column }) => column)}
      query={query}
      failedTitle={t('list.load_failed')}
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
            renderRoot={(root) => <Link {...root} to="/contracts/create" search={{ quotaId }} />}
          >
            {t('list.create')}
          </Button>
        )
      }
      empty={{ icon: IconFileDescription, title: t('list.empty_of_farmer') }}
    />
  );
}
