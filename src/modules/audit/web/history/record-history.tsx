import { Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { HistoryEntry } from '#modules/audit/contract/history.ts';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { historyColumns } from '#platform/web/records/history-columns.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type AuditTexts } from '../texts.ts';
import { HistoryChanges } from './history-changes.tsx';
import { historyQuery, type Subject } from './history.api.ts';

interface Row extends HistoryEntry {
  readonly id: number;
}

interface RecordHistoryProps extends Subject {
  /** Only what these events did, for the history of one matter. */
  readonly events?: readonly string[];
}

/** What was done to a record, by whom and when, the latest first: a tab of its screen. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Suspense fallback={<Skeleton height={320} radius="md" />}>
      <Entries {...props} />
    </Suspense>
  );
}

function Entries({ events, ...subject }: RecordHistoryProps) {
  const t = useTexts(texts);
  const query = useInfiniteQuery(historyQuery(subject));
  const entries = query.data?.pages.flatMap(({ data }) => data.map(rowOf));
  const rows = entries?.filter(({ event }) => events?.includes(event) ?? true);
  return (
    <Stack>
      <RecordTable
        name={`${subject.entity}-history`}
        label={t('record.label')}
        columns={columnsOf(t)}
        query={{ ...query, data: rows }}
        failedTitle={t('screen.load_failed')}
        empty={{ icon: IconHistory, title: t('record.none') }}
      />
      <EarlierButton label={t('screen.older')} query={query} />
    </Stack>
  );
}

function rowOf(entry: HistoryEntry): Row {
  return { ...entry, id: entry.sequence };
}

const columnsOf = (t: AuditTexts): Column<Row>[] => [
  ...historyColumns<Row>({
    at: t('columns.at'),
    who: t('fields.person'),
    system: t('screen.system'),
  }),
  { id: 'what', header: t('fields.event'), names: true, cell: ({ what }) => what },
  {
    id: 'changes',
    header: t('screen.changes'),
    cell: ({ changes }) => <HistoryChanges changes={changes} />,
  },
];
