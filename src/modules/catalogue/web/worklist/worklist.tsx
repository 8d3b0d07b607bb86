import { Button } from '@mantine/core';
import { IconChecklist, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { IncompleteEntry } from '#modules/catalogue/contract/worklist.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { useVisit } from '../activity/use-visit.ts';
import { worklistSearch } from './worklist.search.ts';
import { worklistColumns } from './worklist-columns.tsx';
import { WorklistFilters } from './worklist-filters.tsx';
import { texts } from '../texts.ts';
import { worklistQuery } from './worklist.api.ts';
import classes from './worklist.module.css';

const EditSheet = whenOpened(
  async () => (await import('../entries/edit-entry-sheet.tsx')).EditSheet,
);

interface Filling {
  readonly entry: IncompleteEntry;
  /** What came behind it when it was opened. */
  readonly next: IncompleteEntry | undefined;
  /** Each opening asks anew for what is stored. */
  readonly number: number;
}

/** What is missing in the catalogue, to be filled in one by one. */
export function Worklist() {
  const t = useTexts(texts);
  const mayWrite = useMay('catalogue:write');
  const [search, setSearch] = useSearchState(worklistSearch);
  const { company, module, feature, kind, gap, page, page_size } = search;
  const query = useQuery(
    worklistQuery({
      company_id: company,
      module_id: module,
      feature_id: feature,
      kind,
      gap,
      page,
      page_size,
    }),
  );
  const rows = query.data?.data;
  const columns = useColumns(
    'catalogue-worklist',
    useMemo(() => worklistColumns(t), [t]),
  );
  const [filling, setFilling] = useState<Filling>();
  const [opened, setOpened] = useState(false);
  useVisit();

  const fill = (entry: IncompleteEntry) => {
    const next = rows?.[rows.findIndex(({ id }) => id === entry.id) + 1];
    setFilling((before) => ({ entry, next, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  };
  const [first] = rows ?? [];
  return (
    <ListPage
      title={t('worklist.title')}
      purpose={t('worklist.purpose')}
      actions={
        mayWrite &&
        first !== undefined && (
          <Button
            leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
            onClick={() => fill(first)}
          >
            {t('worklist.start')}
          </Button>
        )
      }
    >
      <p className={classes.rule}>{t('worklist.rule')}</p>
      <WorklistFilters search={search} setSearch={setSearch} featureName={first?.feature?.name} />
      <DataTable
        label={t('worklist.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t('worklist.failed')}
        onOpen={mayWrite ? fill : undefined}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          <EmptyState
            icon={IconChecklist}
            title={t('worklist.empty_title')}
            hint={t('worklist.empty_hint')}
          />
        }
      />
      {filling !== undefined && (
        <EditSheet
          key={filling.number}
          target={{
            kind: filling.entry.kind,
            id: filling.entry.id,
            name: filling.entry.name,
            runs: filling.entry.level === 'process',
          }}
          opened={opened}
          onClose={() => setOpened(false)}
          missing={filling.entry.gaps}
          onSaved={
            filling.next === undefined ? undefined : () => filling.next && fill(filling.next)
          }
        />
      )}
    </ListPage>
  );
}
