import { Button, NativeSelect } from '@mantine/core';
import {
  IconAlertTriangle,
  IconClipboardText,
  IconListCheck,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Stack } from '#platform/web/page/stack.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { SetQuestion } from '#modules/agents/contract/question-set.ts';
import { qualityQuery, setQuestionsQuery, useRemoveSetQuestion } from './question-set.api.ts';
import { texts } from '../texts.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import { LazyQuestionSheet } from './lazy-question-sheet.tsx';
import { PasteDialog } from './paste-questions-dialog.tsx';
import { questionColumns } from './question-columns.tsx';
import type { OpenedQuestion } from './question-sheet.tsx';
import classes from './question-set.module.css';

interface QuestionSetPanelProps extends DetailState {
  readonly agentId: string;
}

/** The questions that an agent must be able to answer: adding, changing, and how each came out. */
export function QuestionSetPanel({ agentId, search, setSearch }: QuestionSetPanelProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const { set_page: page, set_search: searched, set_result: result } = search;
  const query = useQuery(setQuestionsQuery({ id: agentId, page, search: searched, result }));
  const { data: report } = useQuery(qualityQuery({ id: agentId }));
  const sheet = useRecordWindow<OpenedQuestion>();
  const [pasting, setPasting] = useState(false);
  const removal = useRecordWindow<SetQuestion>();
  const remove = useRemoveSetQuestion();
  // The page of the files tab is not this table's.
  const change = (...[changes, options]: Parameters<typeof setSearch>) =>
    setSearch({ set_page: 1, page: search.page, ...changes }, options);
  const filtered = searched !== '' || result !== undefined;
  const add = mayWrite && (
    <>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} stroke={1.7} />}
        onClick={() => setPasting(true)}
      >
        {t('quality.paste')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.7} />}
        onClick={() => sheet.open({ question: '', files: [] })}
      >
        {t('quality.add')}
      </Button>
    </>
  );

  return (
    <Panel title={t('quality.set_title')} hint={t('quality.set_hint')} actions={add}>
      <Stack>
        {report !== undefined && report.without_file > 0 && (
          <p className={classes.notice}>
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            <span>{t('quality.without_file', { count: report.without_file })}</span>
          </p>
        )}
        {(report === undefined || report.questions > 0) && (
          <FilterBar
            onReset={filtered ? () => change({ set_search: '', set_result: undefined }) : undefined}
          >
            <SearchBox
              value={searched}
              placeholder={t('quality.search')}
              onSearch={(words) =>
                change({ set_search: words }, { replace: true, keepScroll: true })
              }
            />
            <NativeSelect
              className={classes.filter}
              aria-label={t('quality.show')}
              data={[
                { value: '', label: t('quality.show_all') },
                { value: 'missed', label: t('quality.show_missed') },
              ]}
              value={result ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ set_result: value === 'missed' ? 'missed' : undefined })
              }
            />
          </FilterBar>
        )}
        <RecordTable
          name="question-set"
          label={t('quality.set_title')}
          columns={questionColumns(t)}
          query={query}
          failedTitle={t('quality.load_failed')}
          actions={
            mayWrite
              ? (question) => [
                  {
                    label: t('actions.edit'),
                    icon: IconPencil,
                    onClick: () => sheet.open(question),
                  },
                  {
                    label: t('quality.remove'),
                    icon: IconTrash,
                    danger: true,
                    onClick: () => removal.open(question),
                  },
                ]
              : undefined
          }
          paging={{
            page,
            pageSize: query.data?.page_size ?? 25,
            total: query.data?.total ?? 0,
            onPage: (set_page) => setSearch({ set_page, page: search.page }),
          }}
          empty={
            filtered
              ? {
                  icon: IconListCheck,
                  title: t(searched === '' ? 'quality.none_missed' : 'quality.none_found'),
                }
              : {
                  icon: IconListCheck,
                  title: t('quality.empty_title'),
                  hint: mayWrite ? t('quality.empty_hint') : undefined,
                }
          }
        />
      </Stack>
      {sheet.draw((question, window) => (
        <LazyQuestionSheet agentId={agentId} question={question} {...window} />
      ))}
      {pasting && <PasteDialog agentId={agentId} onClose={() => setPasting(false)} />}
      {removal.draw(({ id, question }, window) => (
        <DeleteDialog
          {...window}
          title={t('quality.remove_title')}
          confirmLabel={t('quality.remove')}
          action={remove}
          input={() => ({ id })}
        >
          <p>{question}</p>
        </DeleteDialog>
      ))}
    </Panel>
  );
}
