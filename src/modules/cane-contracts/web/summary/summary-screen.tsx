import { IconSum } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FarmerSummary } from '#modules/cane-contracts/contract/summary.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
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
  return (
    <ListPage
      title={t('summary.title')}
      purpose={t('summary.purpose')}
      back={{ to: '/contracts', label: t('detail.back') }}
    >
      <Loaded query={useQuery(seasonsQuery({ page_size: ALL }))} failedTitle={t('summary.failed')}>
        {({ data: seasons }) => {
          const usual = seasons.find(({ status }) => status === 'open') ?? seasons[0];
          const seasonId = search.seasonId ?? usual?.id;
          if (seasonId === undefined) return <p>{t('summary.no_seasons')}</p>;
          return (
            <>
              <FilterSelect
                label={t('fields.season')}
                all={usual?.name ?? ''}
                values={seasons.filter(({ id }) => id !== usual?.id).map(({ id }) => id)}
                value={search.seasonId}
                labelOf={(id) => seasons.find((season) => season.id === id)?.name ?? ''}
                onChange={(chosen) => setSearch({ seasonId: chosen })}
              />
              <Farmers key={seasonId} seasonId={seasonId} />
            </>
          );
        }}
      </Loaded>
    </ListPage>
  );
}

function Farmers({ seasonId }: { readonly seasonId: string }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery(summaryQuery({ seasonId, page, page_size: PAGE_SIZE }));
  const { promisedTons, advanced, total = 0 } = query.data ?? {};
  return (
    <>
      {promisedTons !== undefined && advanced !== undefined && (
        <p>{t('summary.sums', { tons: formatNumber(promisedTons), baht: formatBaht(advanced) })}</p>
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
    </>
  );
}

function columns(t: ContractTexts): Column<FarmerSummary & { readonly id: string }>[] {
  return [
    { id: 'farmerName', header: t('fields.farmerId'), cell: ({ farmerName }) => farmerName },
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
