import { Button } from '@mantine/core';
import { IconDatabaseImport, IconFileUpload } from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { usePollEvery } from '#platform/web/query/run-progress.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { importColumns } from './import-columns.tsx';
import { importsQuery, isRunning } from './imports.api.ts';
import { importListSearch } from './imports.search.ts';
import { useImportActions } from './use-import-actions.ts';

const UploadSheet = whenOpened(async () => (await import('./upload-sheet.tsx')).UploadSheet);

/** Imports by files, the latest first, and the beginning of a new one. */
export function ImportList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayConnect = useMay('catalogue:connect');
  const actions = useImportActions();
  const every = usePollEvery();
  const { search, setSearch, query, paging } = useRecordList({
    search: importListSearch,
    query: ({ page, page_size }) =>
      queryOptions({
        ...importsQuery({ page, page_size }),
        refetchInterval: ({ state }) =>
          state.data?.data.some(({ status }) => isRunning(status)) === true && every,
      }),
  });
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
      <RecordTable
        name="catalogue-imports"
        label={t('intake.title')}
        columns={importColumns(t)}
        query={query}
        failedTitle={t('intake.list_failed')}
        onOpen={({ id }) => open(id)}
        actions={actions}
        paging={paging}
        empty={{
          icon: IconDatabaseImport,
          title: t('intake.empty_title'),
          hint: t('intake.empty_hint'),
          action: (
            <>
              {begin}
              {mayConnect && (
                <Button variant="subtle" component={Link} to="/air/sources">
                  {t('intake.to_sources')}
                </Button>
              )}
            </>
          ),
        }}
      />
      <UploadSheet
        opened={search.create !== undefined}
        onClose={() => setSearch({ create: undefined, company: '' })}
        company={search.company}
        onCreated={open}
      />
    </ListPage>
  );
}
