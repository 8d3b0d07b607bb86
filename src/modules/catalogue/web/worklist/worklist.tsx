import { Button } from '@mantine/core';
import { IconChecklist, IconPencil } from '@tabler/icons-react';
import type { IncompleteEntry } from '#modules/catalogue/contract/worklist.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import text from '#platform/web/page/text.module.css';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useVisit } from '../activity/use-visit.ts';
import { EditSheet } from '../entries/entry-windows.tsx';
import { texts } from '../texts.ts';
import { worklistColumns } from './worklist-columns.tsx';
import { WorklistFilters } from './worklist-filters.tsx';
import { worklistQuery } from './worklist.api.ts';
import { worklistSearch } from './worklist.search.ts';

interface Filling {
  readonly entry: IncompleteEntry;
  /** What came after it when it was opened. */
  readonly next: IncompleteEntry | undefined;
}

/** What is missing in the catalogue, to be filled in one by one. */
export function Worklist() {
  const t = useTexts(texts);
  const mayWrite = useMay('catalogue:write');
  const list = useRecordList({
    search: worklistSearch,
    query: ({ company: company_id, module: module_id, feature: feature_id, ...others }) =>
      worklistQuery({ company_id, module_id, feature_id, ...others }),
  });
  const filling = useRecordWindow<Filling>();
  useVisit();

  const { rows = [] } = list;
  const fill = (entry: IncompleteEntry) =>
    filling.open({ entry, next: rows[rows.findIndex(({ id }) => id === entry.id) + 1] });
  const [first] = rows;
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
      <p className={text.hint}>{t('worklist.rule')}</p>
      <WorklistFilters list={list} featureName={first?.feature?.name} />
      <RecordTable
        name="catalogue-worklist"
        label={t('worklist.title')}
        columns={worklistColumns(t)}
        query={list.query}
        failedTitle={t('worklist.failed')}
        onOpen={mayWrite ? fill : undefined}
        paging={list.paging}
        empty={{
          icon: IconChecklist,
          title: t('worklist.empty_title'),
          hint: t('worklist.empty_hint'),
        }}
      />
      {filling.draw(({ entry: { kind, id, name, level, gaps }, next }, window) => (
        <EditSheet
          {...window}
          target={{ kind, id, name, runs: level === 'process' }}
          missing={gaps}
          onSaved={next && (() => fill(next))}
        />
      ))}
    </ListPage>
  );
}
