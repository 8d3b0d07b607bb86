import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { QuotaTexts } from '../texts.ts';
import { QuotaStatus } from './quota-status.tsx';

type Key = 'name' | 'quota_code' | 'created_at' | 'updated_at';

interface Names {
  readonly nameOfProvince: (id: number | null) => string | undefined;
}

export const quotaColumns = (t: QuotaTexts, { nameOfProvince }: Names): Column<Quota, Key>[] => [
  {
    id: 'name',
    header: t('fields.name'),
    sort: 'name',
    names: true,
    cell: ({ id, name }) => (
      <NameCell name={name || t('anonymisation.name')} to={`/farmer-quotas/${id}`} />
    ),
  },
  {
    id: 'quota_code',
    header: t('fields.quota_code'),
    sort: 'quota_code',
    keepTogether: true,
    cell: ({ quota_code }) => quota_code,
  },
  {
    id: 'season',
    header: t('fields.season'),
    keepTogether: true,
    hiddenAtFirst: true,
    cell: ({ season }) => season,
  },
  {
    id: 'national_id',
    header: t('fields.national_id'),
    keepTogether: true,
    cell: ({ national_id }) => national_id,
  },
  { id: 'phone', header: t('fields.phone'), keepTogether: true, cell: ({ phone }) => phone },
  {
    id: 'province',
    header: t('fields.province'),
    keepTogether: true,
    cell: ({ contact_province_id, province }) => nameOfProvince(contact_province_id) ?? province,
  },
  {
    id: 'office',
    header: t('fields.office'),
    hiddenAtFirst: true,
    cell: ({ office_name }) => office_name,
  },
  {
    id: 'quota_status',
    header: t('fields.quota_status'),
    cell: (quota) => <QuotaStatus quota={quota} />,
  },
  {
    id: 'created_at',
    header: t('fields.created_at'),
    sort: 'created_at',
    keepTogether: true,
    hiddenAtFirst: true,
    cell: ({ created_at }) => <TimeAgo at={created_at} />,
  },
  {
    id: 'updated_at',
    header: t('fields.updated_at'),
    sort: 'updated_at',
    keepTogether: true,
    cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
  },
];
