import { IconPlugConnected, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineUse } from '#modules/engines/contract/uses.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { texts, type EngineTexts } from '../texts.ts';
import { usesQuery } from './uses.api.ts';

const PAGE = 25;

export function UsesTable({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const [{ page, search }, setPlace] = useState({ page: 1, search: '' });
  const query = useQuery(usesQuery({ id: engineId, page, page_size: PAGE, search }));
  const isSearched = search !== '';
  return (
    <Stack>
      {((query.data?.total ?? 0) > 0 || isSearched) && (
        <FilterBar>
          <SearchBox
            value={search}
            placeholder={t('uses.search')}
            onSearch={(text) => setPlace({ page: 1, search: text })}
          />
        </FilterBar>
      )}
      <RecordTable
        name="engine-uses"
        label={t('fields.uses')}
        columns={columnsOf(t)}
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
          isSearched
            ? { icon: IconSearchOff, title: t('uses.no_results') }
            : { icon: IconPlugConnected, title: t('uses.empty'), hint: t('uses.empty_hint') }
        }
      />
    </Stack>
  );
}

const columnsOf = (t: EngineTexts): Column<EngineUse>[] => [
  {
    id: 'name',
    header: t('fields.name'),
    names: true,
    cell: ({ link, name, code }) => <NameCell to={link} name={name} detail={code} />,
  },
  {
    id: 'kind',
    header: t('fields.kind'),
    keepTogether: true,
    cell: (use) => t(`kinds.${use.kind}`),
  },
  { id: 'module', header: t('fields.module'), cell: (use) => use.module_code },
  { id: 'feature', header: t('fields.feature'), cell: (use) => use.feature_code },
  {
    id: 'required',
    header: t('fields.required'),
    keepTogether: true,
    cell: (use) => (
      <StatusBadge
        tone={use.required ? 'warning' : 'idle'}
        label={t(use.required ? 'uses.required' : 'uses.optional')}
      />
    ),
  },
];
