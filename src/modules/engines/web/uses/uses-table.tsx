import { IconPlugConnected, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { EngineUse } from '#modules/engines/contract/uses.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { usesQuery } from '../engines/engines.api.ts';
import { texts, type EngineTexts } from '../texts.ts';
import classes from '../engines/engines.module.css';

const PAGE = 25;

/** What uses an engine, searched and paged. */
export function UsesTable({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const [{ page, search }, setPlace] = useState({ page: 1, search: '' });
  const query = useQuery(usesQuery(engineId, { page, page_size: PAGE, search }));
  const columns = useColumns(
    'engine-uses',
    useMemo(() => columnsOf(t), [t]),
  );
  const isSearched = search !== '';
  return (
    <div className={classes.panels}>
      {((query.data?.total ?? 0) > 0 || isSearched) && (
        <FilterBar>
          <SearchBox
            value={search}
            placeholder={t('uses.search')}
            onSearch={(words) => setPlace({ page: 1, search: words })}
          />
        </FilterBar>
      )}
      <DataTable
        label={t('detail.uses')}
        columns={columns}
        rows={query.data?.data}
        rowId={(use) => `${use.kind} ${use.id}`}
        query={query}
        failedTitle={t('banners.uses_failed')}
        paging={{
          page,
          pageSize: PAGE,
          total: query.data?.total ?? 0,
          totalIsMinimum: query.data?.total_is_minimum,
          onPage: (next) => setPlace({ page: next, search }),
        }}
        empty={
          isSearched ? (
            <EmptyState icon={IconSearchOff} title={t('uses.no_results')} />
          ) : (
            <EmptyState
              icon={IconPlugConnected}
              title={t('uses.empty')}
              hint={t('uses.empty_hint')}
            />
          )
        }
      />
    </div>
  );
}

const columnsOf = (t: EngineTexts): Column<EngineUse>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    names: true,
    cell: (use) => (
      <>
        <Link to={use.link} className={classes.name}>
          {use.name}
        </Link>
        <span className={classes.description}>{use.code}</span>
      </>
    ),
  },
  {
    id: 'kind',
    header: t('columns.kind'),
    keepTogether: true,
    cell: (use) => t(`kinds.${use.kind}`),
  },
  {
    id: 'module',
    header: t('columns.module'),
    cell: (use) => use.module_code,
  },
  {
    id: 'feature',
    header: t('columns.feature'),
    cell: (use) => use.feature_code,
  },
  {
    id: 'required',
    header: t('columns.required'),
    keepTogether: true,
    cell: (use) => (
      <StatusBadge
        tone={use.required ? 'warning' : 'idle'}
        label={t(use.required ? 'uses.required' : 'uses.optional')}
      />
    ),
  },
];
