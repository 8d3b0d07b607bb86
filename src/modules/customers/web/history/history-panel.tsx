import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '#modules/customers/contract/history.ts';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { historyColumns } from '#platform/web/records/history-columns.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type CustomerTexts } from '../texts.ts';
import { Changes } from './changes.tsx';
import { historyQuery } from './history.api.ts';

interface Row extends HistoryEntry {
  readonly id: number;
}

/** What was done to a customer, its addresses, contacts and tags, and by whom. */
export function HistoryPanel({ customerId }: { readonly customerId: string }) {
  const t = useTexts(texts);
  const query = useInfiniteQuery(historyQuery(customerId));
  const rows = query.data?.pages.flatMap(({ data }) => data.map(rowOf));
  return (
    <Stack>
      <RecordTable
        name="customer-history"
        label={t('detail.history')}
        columns={columnsOf(t)}
        query={{ ...query, data: rows }}
        failedTitle={t('history.failed')}
        empty={{ icon: IconHistory, title: t('history.empty') }}
      />
      <EarlierButton label={t('history.older')} query={query} />
    </Stack>
  );
}

function rowOf(entry: HistoryEntry): Row {
  return { ...entry, id: entry.sequence };
}

const columnsOf = (t: CustomerTexts): Column<Row>[] => [
  ...historyColumns<Row>({
    at: t('history.at'),
    who: t('history.who'),
    system: t('history.system'),
  }),
  { id: 'what', header: t('history.what'), names: true, cell: ({ what }) => what },
  {
    id: 'changes',
    header: t('history.changes'),
    cell: ({ changes }) => <Changes changes={changes} />,
  },
];
