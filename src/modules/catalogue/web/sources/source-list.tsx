import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconDatabase,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { LazySourceForm } from './lazy-source-form.tsx';
import { sourceColumns } from './source-columns.tsx';
import { usePollEvery } from '../imports/imports.api.ts';
import { sourceListSearch } from '../imports/imports.search.ts';
import { sourcesQuery, useDeleteSource, useReadingProgress, useReadSource } from './sources.api.ts';
import { texts } from '../texts.ts';

/** Databases that the catalogue describes, how their last reading went, and the next one. */
export function SourceList() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(sourceListSearch);
  const navigate = useNavigate();
  const every = usePollEvery();
  useReadingProgress();
  const query = useQuery({
    ...sourcesQuery,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ reading }) => reading !== null) === true ? every : false,
  });
  const columns = useColumns(
    'catalogue-sources',
    useMemo(() => sourceColumns(t), [t]),
  );
  const read = useReadSource();
  const [leaving, setLeaving] = useState<Source>();
  const remove = useDeleteSource(() => setLeaving(undefined));
  const edited = query.data?.find(({ id }) => id === search.edit);
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setSearch({ create: '1' })}
    >
      {t('source.add')}
    </Button>
  );
  const close = () => setSearch({ create: undefined, edit: undefined });
  return (
    <ListPage
      title={t('source.title')}
      purpose={t('source.purpose')}
      actions={
        <>
          <RefreshButton query={query} />
          {add}
        </>
      }
    >
      <DataTable
        label={t('source.title')}
        columns={columns}
        rows={query.data}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t('source.list_failed')}
        actions={(source) => [
          {
            label: t('source.open'),
            icon: IconArrowRight,
            disabled: source.company_id === null,
            onClick: () => void navigate({ href: `/air/company-explorer/${source.company_id}` }),
          },
          {
            label: t('source.read_now'),
            icon: IconRefresh,
            disabled: source.reading !== null,
            onClick: () => read.mutate(source.id),
          },
          {
            label: t('source.edit'),
            icon: IconPencil,
            disabled: source.kind === 'own',
            onClick: () => setSearch({ edit: source.id }),
          },
          {
            label: t('source.remove'),
            icon: IconTrash,
            danger: true,
            onClick: () => setLeaving(source),
          },
        ]}
        empty={
          <EmptyState
            icon={IconDatabase}
            title={t('source.empty_title')}
            hint={t('source.empty_hint')}
            action={add}
          />
        }
      />
      {search.create !== undefined && <LazySourceForm opened source={undefined} onClose={close} />}
      {edited !== undefined && edited.kind !== 'own' && (
        <LazySourceForm key={edited.id} opened source={edited} onClose={close} />
      )}
      <ConfirmDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => leaving !== undefined && remove.mutate(leaving.id)}
        title={t('source.delete_title', { name: leaving?.company_name ?? '' })}
        confirmLabel={t('source.remove')}
        busy={remove.isPending}
        danger
      >
        {t('source.delete_text')}
      </ConfirmDialog>
    </ListPage>
  );
}
