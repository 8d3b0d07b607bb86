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
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { usePollEvery } from '#platform/web/query/run-progress.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { sourceListSearch } from '../imports/imports.search.ts';
import { texts } from '../texts.ts';
import { sourceColumns } from './source-columns.tsx';
import { sourcesQuery, useDeleteSource, useReadingProgress, useReadSource } from './sources.api.ts';

const loadSheet = async () => (await import('./source-sheet.tsx')).SourceSheet;
const CreateSheet = whenOpened(loadSheet);
const EditSheet = recordSheet<Source>(loadSheet);

/** Databases that the catalogue describes, how their last reading went, and the next one. */
export function SourceList() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(sourceListSearch);
  const navigate = useNavigate();
  const every = usePollEvery();
  useReadingProgress();
  const query = useQuery({
    ...sourcesQuery(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ reading }) => reading !== null) === true && every,
  });
  const read = useReadSource();
  const removal = useRecordWindow<Source>();
  const remove = useDeleteSource();
  const edited = query.data?.find(({ id, kind }) => id === search.edit && kind !== 'own');
  const close = () => setSearch({ create: undefined, edit: undefined });
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setSearch({ create: '1' })}
    >
      {t('source.add')}
    </Button>
  );
  const actions = (source: Source) => [
    {
      label: t('feature_card.open'),
      icon: IconArrowRight,
      disabled: source.company_id === null,
      onClick: () => void navigate({ href: `/air/company-explorer/${source.company_id}` }),
    },
    {
      label: t('source.read_now'),
      icon: IconRefresh,
      disabled: source.reading !== null,
      onClick: () => read.mutate({ id: source.id }),
    },
    {
      label: t('actions.edit'),
      icon: IconPencil,
      disabled: source.kind === 'own',
      onClick: () => setSearch({ edit: source.id }),
    },
    {
      label: t('source.remove'),
      icon: IconTrash,
      danger: true,
      onClick: () => removal.open(source),
    },
  ];
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
      <RecordTable
        name="catalogue-sources"
        label={t('source.title')}
        columns={sourceColumns(t)}
        query={query}
        failedTitle={t('source.list_failed')}
        actions={actions}
        empty={{
          icon: IconDatabase,
          title: t('source.empty_title'),
          hint: t('source.empty_hint'),
          action: add,
        }}
      />
      <CreateSheet opened={search.create !== undefined} onClose={close} />
      <EditSheet record={edited} onClose={close} />
      {removal.draw(({ id, company_name }, window) => (
        <DeleteDialog
          {...window}
          title={t('source.delete_title', { name: company_name })}
          confirmLabel={t('source.remove')}
          action={remove}
          input={() => ({ id })}
        >
          {t('source.delete_text')}
        </DeleteDialog>
      ))}
    </ListPage>
  );
}
