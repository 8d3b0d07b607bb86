import { NativeSelect } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import type { Revision } from '#modules/quotations/contract/revisions.ts';
import { statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { QuotationStatusBadge } from '../quotations/quotation-status-badge.tsx';
import { quotationQuery } from '../quotations/quotations.api.ts';
import { texts, type QuotationTexts } from '../texts.ts';
import { DifferenceView } from './difference-view.tsx';
import { revisionsQuery } from './revisions.api.ts';

/** A quotation in all its revisions, and what differs between the open one and another. */
export function RevisionsPanel({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const query = useQuery(revisionsQuery({ id: quotation.id }));
  const others = (query.data ?? []).filter(({ id }) => id !== quotation.id);
  if (query.data !== undefined && others.length === 0) {
    return (
      <EmptyState
        icon={IconGitBranch}
        title={t('revisions.single')}
        hint={t('revisions.single_hint')}
      />
    );
  }
  return (
    <Stack>
      <RecordTable
        name="quotation-revisions"
        label={t('revisions.list')}
        columns={columnsOf(t, quotation.id)}
        query={query}
        failedTitle={t('revisions.load_failed')}
        empty={{ icon: IconGitBranch, title: t('revisions.single') }}
      />
      {others.length > 0 && <Comparison quotation={quotation} others={others} />}
    </Stack>
  );
}

interface ComparisonProps {
  readonly quotation: Quotation;
  readonly others: readonly Revision[];
}

function Comparison({ quotation, others }: ComparisonProps) {
  const t = useTexts(texts);
  // The one before, or the first of those after it.
  const usual = others.find(({ revision }) => revision < quotation.revision) ?? others.at(-1);
  const [chosen, setChosen] = useState(usual?.id ?? '');
  const other = useQuery(quotationQuery({ id: chosen }));
  return (
    <Panel
      title={t('revisions.compare_title', { number: other.data?.quotation_number ?? '' })}
      actions={
        <NativeSelect
          aria-label={t('revisions.compare')}
          value={chosen}
          data={others.map(({ id, quotation_number }) => ({ value: id, label: quotation_number }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      }
    >
      <Loaded query={other} failedTitle={t('detail.load_failed')}>
        {(compared) =>
          compared.revision < quotation.revision ? (
            <DifferenceView older={compared} newer={quotation} />
          ) : (
            <DifferenceView older={quotation} newer={compared} />
          )
        }
      </Loaded>
    </Panel>
  );
}

const columnsOf = (t: QuotationTexts, openId: string): Column<Revision>[] => [
  {
    id: 'quotation_number',
    header: t('fields.quotation_number'),
    names: true,
    keepTogether: true,
    cell: ({ id, quotation_number }) => (
      <NameCell
        name={quotation_number}
        to={id === openId ? undefined : `/quotations/${id}?tab=revisions`}
        detail={id === openId ? t('revisions.current') : undefined}
      />
    ),
  },
  {
    id: 'status',
    header: t('fields.status'),
    cell: (quotation) => <QuotationStatusBadge status={statusShownOf(quotation)} />,
  },
  {
    id: 'total',
    header: t('list.total'),
    align: 'end',
    keepTogether: true,
    cell: ({ total }) => formatBaht(total),
  },
  {
    id: 'created_at',
    header: t('fields.created_at'),
    keepTogether: true,
    cell: ({ created_at }) => <TimeAgo at={created_at} />,
  },
  {
    id: 'created_by_name',
    header: t('fields.owner_name'),
    cell: ({ created_by_name }) => created_by_name,
  },
];
