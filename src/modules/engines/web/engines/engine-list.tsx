import { Button } from '@mantine/core';
import { IconEngine, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { ListedEngine } from '#modules/engines/contract/engines.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { Banner, type Said } from './banner.tsx';
import { DeleteEngine } from './delete-engine.tsx';
import { useEngineActions } from './engine-actions.ts';
import { EngineCards } from './engine-statistics.tsx';
import { engineColumns } from './engine-columns.tsx';
import { EngineFilters } from './engine-filters.tsx';
import { enginesQuery, statisticsQuery } from './engines.api.ts';
import { engineListSearch } from './engines.search.ts';
import { texts } from '../texts.ts';

const NO_FILTERS = {
  search: '',
  engine_type: undefined,
  status: undefined,
  in_use: undefined,
} as const;

/** All engines of the company. */
export function EngineList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('engines:write');
  const [search, setSearch] = useSearchState(engineListSearch);
  const query = useQuery(enginesQuery(search));
  const statistics = useQuery(statisticsQuery);
  const [deleting, setDeleting] = useState<ListedEngine>();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<Said>();
  const columns = useColumns(
    'engines',
    useMemo(() => engineColumns(t), [t]),
  );
  const open = (id: string) => void navigate({ to: '/engine-management/$id', params: { id } });
  const actions = useEngineActions({
    onOpen: open,
    onDelete: (engine) => {
      setDeleting(engine);
      setAsking(true);
    },
  });
  const { page: _page, page_size: _size, sort: _sort, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
  const createButton = (label: string) =>
    mayWrite && (
      <Button component={Link} to="/engine-management/create" leftSection={<IconPlus size={16} />}>
        {label}
      </Button>
    );
  const both = {
    isFetching: query.isFetching || statistics.isFetching,
    refetch: () => Promise.all([query.refetch(), statistics.refetch()]),
  };

  return (
    <ListPage
      title={t('list.title')}
      purpose={t('list.purpose')}
      actions={
        <>
          <RefreshButton query={both} label={t('list.refresh')} />
          {createButton(t('list.create'))}
        </>
      }
      statistics={<EngineCards figures={statistics.data} failed={statistics.isError} />}
    >
      <Banner said={said} onGone={useCallback(() => setSaid(undefined), [])} />
      <FilterBar
        end={
          <>
            <ExportMenu
              ticketPath="/v1/engines/export-ticket"
              choices={{ ...filters, sort: search.sort }}
            />
            <ColumnsMenu columns={columns} />
          </>
        }
        onReset={isFiltered ? () => setSearch(NO_FILTERS) : undefined}
      >
        <SearchBox
          value={search.search}
          placeholder={t('list.search')}
          onSearch={(words) => setSearch({ search: words })}
        />
        <EngineFilters filters={filters} onChange={setSearch} />
      </FilterBar>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={(engine) => engine.id}
        query={query}
        failedTitle={t('banners.load_failed')}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
        onOpen={(engine) => open(engine.id)}
        actions={actions}
        paging={{ ...pagingOf(query.data, search, setSearch), sizes: [10, 25, 50, 100] }}
        empty={
          isFiltered || search.page > 1 ? (
            <EmptyState
              icon={IconSearchOff}
              title={t('list.no_results')}
              hint={t('list.no_results_hint')}
              action={
                <Button variant="default" onClick={() => setSearch(NO_FILTERS)}>
                  {t('list.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconEngine}
              title={t('list.empty_title')}
              hint={t('list.empty_text')}
              action={createButton(t('list.create_first'))}
            />
          )
        }
      />
      {deleting !== undefined && (
        <DeleteEngine
          engine={deleting}
          opened={asking}
          onClose={() => setAsking(false)}
          onDeleted={() => setAsking(false)}
          onSaid={setSaid}
        />
      )}
    </ListPage>
  );
}
