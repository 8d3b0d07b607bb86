import { NativeSelect } from '@mantine/core';
import { IconCalendarPlus, IconCoins, IconScale, IconSum, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FarmerSummary } from '#modules/cane-contracts/contract/summary.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { seasonsQuery } from '../contracts/contracts.api.ts';
import { summarySearch } from '../contracts/contracts.search.ts';
import { texts, type ContractTexts } from '../texts.ts';
import { summaryQuery } from './summary.api.ts';

const ALL = 100;
const PAGE_SIZE = 25;

/** What each farmer promised in a season, and was advanced. */
export function SummaryScreen(): ReactNode {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(summarySearch);
  const query = useQuery(seasonsQuery({ page_size: ALL }));
  const seasons = query.data?.data ?? [];
  const usual = seasons.find(({ status }) => status === 'open') ?? seasons[0];
  const seasonId = search.seasonId ?? usual?.id;
  return (
    <ListPage
      title={t('summary.title')}
      purpose={t('summary.purpose')}
      back={{ to: '/contracts', label: t('detail.back') }}
      actions={
        seasons.length > 0 && (
          <NativeSelect
            aria-label={t('fields.season')}
            value={seasonId}
            data={seasons.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget: { value } }) => setSearch({ seasonId: value })}
          />
        )
      }
    >
      {seasonId === undefined ? (
        <Loaded query={query} failedTitle={t('summary.failed')}>
          {() => (
            <EmptyState
              icon={IconCalendarPlus}
              title={t('summary.no_seasons')}
              hint={t('summary.no_seasons_hint')}
            />
          )}
        </Loaded>
      ) : (
        <Farmers key={seasonId} seasonId={seasonId} />
      )}
    </ListPage>
  );
}

function Farmers({ seasonId }: { readonly seasonId: string }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery(summaryQuery({ seasonId, page, page_size: PAGE_SIZE }));
  const { promisedTons, advanced, total = 0 } = query.data ?? {};
  return (
    <Stack>
      {promisedTons !== undefined && advanced !== undefined && (
        <Cards>
          <StatCard label={t('summary.farmers')} value={formatNumber(total)} icon={IconUsers} />
          <StatCard
            label={t('summary.promised')}
            value={formatNumber(promisedTons)}
            icon={IconScale}
          />
          <StatCard label={t('summary.advanced')} value={formatBaht(advanced)} icon={IconCoins} />
        </Cards>
      )}
      <RecordTable
        name="contracts-summary"
        label={t('summary.title')}
        columns={columns(t)}
        rowId={({ id }) => id}
        query={{
          ...query,
          data: query.data?.data.map((row) => ({ ...row, id: row.farmerId })),
        }}
        failedTitle={t('summary.failed')}
        paging={{ page, pageSize: PAGE_SIZE, usualSize: PAGE_SIZE, total, onPage: setPage }}
        empty={{ icon: IconSum, title: t('summary.empty') }}
      />
    </Stack>
  );
}

function columns(t: ContractTexts): Column<FarmerSummary & { readonly id: string }>[] {
  return [
    {
      id: 'farmerName',
      header: t('fields.farmerId'),
      names: true,
      cell: ({ farmerName, quotaId, quotaCode }) => (
        <NameCell
          name={farmerName}
          detail={quotaCode}
          to={`/farmer-quotas/${quotaId}?tab=contracts`}
        />
      ),
    },
    {
      id: 'contracts',
      header: t('summary.contracts'),
      align: 'end',
      cell: ({ contracts }) => formatNumber(contracts),
    },
    {
      id: 'promisedTons',
      header: t('summary.promised'),
      align: 'end',
      cell: ({ promisedTons }) => formatNumber(promisedTons),
    },
    {
      id: 'advanced',
      header: t('summary.advanced'),
      align: 'end',
      cell: ({ advanced }) => formatBaht(advanced),
    },
  ];
}
