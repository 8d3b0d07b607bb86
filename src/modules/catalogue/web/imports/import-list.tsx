import { Button } from '@mantine/core';
import { IconDatabaseImport, IconFileUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { importColumns } from './import-columns.tsx';
import { LazyUploadSheet } from './lazy-upload-sheet.tsx';
import { importsQuery, isRunning, usePollEvery } from './imports.api.ts';
import { importListSearch } from './imports.search.ts';
import { texts } from '../texts.ts';

/** Imports by files, the latest first, and the beginning of a new one. */
export function ImportList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayConnect = useMay('catalogue:connect');
  const every = usePollEvery();
  const [search, setSearch] = useSearchState(importListSearch);
  const { page, page_size } = search;
  const query = useQuery({
    ...importsQuery({ page, page_size }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => isRunning(status)) === true ? every : false,
  });
  const columns = useColumns(
    'catalogue-imports',
    useMemo(() => importColumns(t), [t]),
  );
  const open = (id: string) => void navigate({ to: '/air/imports/$id', params: { id } });
  const begin = (
    <Button
      leftSection={<IconFileUpload size={16} aria-hidden />}
      onClick={() => setSearch({ create: '1' })}
    >
      {t('intake.begin')}
    </Button>
  );
  return (
    <ListPage
      title={t('intake.title')}
      purpose={t('intake.purpose')}
      actions={
        <>
          <RefreshButton query={query} />
          {begin}
        </>
      }
    >
      <DataTable
        label={t('intake.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t('intake.list_failed')}
        onOpen={({ id }) => open(id)}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          <EmptyState
            icon={IconDatabaseImport}
            title={t('intake.empty_title')}
            hint={t('intake.empty_hint')}
            action={
              mayConnect ? (
                <Button variant="subtle" component={Link} to="/air/sources">
                  {t('intake.to_sources')}
                </Button>
              ) : undefined
            }
          />
        }
      />
      <LazyUploadSheet
        opened={search.create !== undefined}
        onClose={() => setSearch({ create: undefined, company: '' })}
        company={search.company}
        onCreated={open}
      />
    </ListPage>
  );
}
