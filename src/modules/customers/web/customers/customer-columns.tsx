import type { Customer } from '#modules/customers/contract/customers.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { ColourTags } from '../tags/colour-tags.tsx';
import type { CustomerTexts } from '../texts.ts';

type Key = 'name' | 'created_at' | 'updated_at';

interface Names {
  readonly nameOfProvince: (id: number | null) => string | undefined;
}

export function customerColumns(
  t: CustomerTexts,
  { nameOfProvince }: Names,
): Column<Customer, Key>[] {
  return [
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: ({ id, name, email }) => (
        <NameCell name={name} to={`/customers/${id}`} detail={email} />
      ),
    },
    {
      id: 'customer_type',
      header: t('fields.customer_type'),
      keepTogether: true,
      cell: ({ customer_type }) => t(`types.${customer_type}`),
    },
    {
      id: 'phone',
      header: t('fields.phone'),
      keepTogether: true,
      cell: ({ phone }) => phone,
    },
    {
      id: 'tax_id',
      header: t('fields.tax_id'),
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ tax_id }) => tax_id,
    },
    {
      id: 'province',
      header: t('fields.province_id'),
      keepTogether: true,
      cell: ({ province_id }) => nameOfProvince(province_id),
    },
    { id: 'tags', header: t('fields.tags'), cell: ({ tags }) => <ColourTags tags={tags} /> },
    {
      id: 'credit_limit',
      header: t('fields.credit_limit'),
      align: 'end',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ credit_limit }) => credit_limit !== null && formatBaht(credit_limit),
    },
    {
      id: 'payment_terms',
      header: t('fields.payment_terms'),
      hiddenAtFirst: true,
      cell: ({ payment_terms }) => payment_terms,
    },
    {
      id: 'owner',
      header: t('fields.owner_id'),
      hiddenAtFirst: true,
      cell: ({ owner_name }) => owner_name !== null && <UnbrokenWords>{owner_name}</UnbrokenWords>,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: ({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />,
    },
    {
      id: 'created_at',
      header: t('fields.created_at'),
      sort: 'created_at',
      hiddenAtFirst: true,
      keepTogether: true,
      cell: ({ created_at }) => <TimeAgo at={created_at} />,
    },
    {
      id: 'updated_at',
      header: t('fields.updated_at'),
      sort: 'updated_at',
      hiddenAtFirst: true,
      keepTogether: true,
      cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
    },
  ];
}

/** Those of the bin. */
export const binColumns = (t: CustomerTexts): Column<Customer, never>[] => [
  {
    id: 'name',
    header: t('fields.name'),
    names: true,
    cell: ({ id, name, email }) => <NameCell name={name} to={`/customers/${id}`} detail={email} />,
  },
  {
    id: 'customer_type',
    header: t('fields.customer_type'),
    keepTogether: true,
    cell: ({ customer_type }) => t(`types.${customer_type}`),
  },
  { id: 'phone', header: t('fields.phone'), keepTogether: true, cell: ({ phone }) => phone },
  {
    id: 'deleted_at',
    header: t('fields.deleted_at'),
    keepTogether: true,
    cell: ({ deleted_at }) => deleted_at !== null && <TimeAgo at={deleted_at} />,
  },
];
