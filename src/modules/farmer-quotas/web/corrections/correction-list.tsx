import { IconPencilQuestion } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Correction } from '#modules/farmer-quotas/contract/corrections.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { nameOfField } from '../quotas/field-value.tsx';
import { texts, type QuotaTexts } from '../texts.ts';
import { correctionsQuery } from './corrections.api.ts';
import {
  CORRECTION_AWAITING,
  CORRECTION_STATUSES,
  correctionListSearch,
} from './corrections.search.ts';
import { DecideCorrection } from './decide-correction.tsx';

/** What people want changed in verified quotas. */
export function CorrectionList(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayVerify = useMay('farmer-quotas:verify');
  const list = useRecordList({ search: correctionListSearch, query: correctionsQuery });
  const selected = list.rows?.find(({ id }) => id === list.search.selected);
  return (
    <RecordList
      list={list}
      name="quota-corrections"
      title={t('corrections.title')}
      purpose={t('corrections.purpose')}
      back={{ to: '/farmer-quotas', label: t('detail.back') }}
      filters={
        <>
          <FilterSelect
            label={t('fields.status')}
            all={t('corrections.all')}
            values={CORRECTION_STATUSES}
            value={list.search.status}
            labelOf={(status) => t(`correction_statuses.${status}`)}
            onChange={(status) => list.setSearch({ status })}
          />
          {mayVerify && (
            <FilterSelect
              label={t('corrections.decision')}
              all={t('corrections.any_decision')}
              values={CORRECTION_AWAITING}
              value={list.search.awaiting}
              labelOf={(awaiting) => t(`corrections.awaiting.${awaiting}`)}
              onChange={(awaiting) => list.setSearch({ awaiting })}
            />
          )}
        </>
      }
      failedTitle={t('corrections.failed')}
      columns={columnsOf(t)}
      onOpen={({ id }) => list.setSearch({ selected: id })}
      rowActions={({ quota_id }) => [
        {
          label: t('verification.open'),
          onClick: () => void navigate({ to: '/farmer-quotas/$id', params: { id: quota_id } }),
        },
      ]}
      empty={{
        icon: IconPencilQuestion,
        title: t('corrections.empty'),
        hint: t('corrections.empty_hint'),
      }}
    >
      {selected !== undefined && (
        <DecideCorrection
          key={selected.id}
          correction={selected}
          opened
          onClose={() => list.setSearch({ selected: undefined })}
        />
      )}
    </RecordList>
  );
}

const columnsOf = (t: QuotaTexts): Column<Correction, never>[] => [
  {
    id: 'quota',
    header: t('fields.quota'),
    names: true,
    cell: ({ quota_id, quota_code, name }) => (
      <NameCell name={name} detail={quota_code} to={`/farmer-quotas/${quota_id}`} />
    ),
  },
  {
    id: 'changes',
    header: t('corrections.changes'),
    cell: ({ changes }) => changes.map(({ field }) => nameOfField(t, field)).join(', '),
  },
  { id: 'reason', header: t('fields.reason'), cell: ({ reason }) => reason },
  {
    id: 'requested_by',
    header: t('corrections.requested_by'),
    cell: ({ requested_by_name }) => requested_by_name,
  },
  {
    id: 'status',
    header: t('fields.status'),
    cell: ({ status }) => (
      <StatusBadge tone={toneOf(status)} label={t(`correction_statuses.${status}`)} />
    ),
  },
  {
    id: 'created_at',
    header: t('fields.created_at'),
    keepTogether: true,
    cell: ({ created_at }) => <TimeAgo at={created_at} />,
  },
];
