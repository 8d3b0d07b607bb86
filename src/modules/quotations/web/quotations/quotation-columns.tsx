import type { quotationSortKeys } from '#modules/quotations/contract/quotation-choices.ts';
import type { ListedQuotation } from '#modules/quotations/contract/quotations.ts';
import { statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { QuotationTexts } from '../texts.ts';
import { QuotationStatusBadge } from './quotation-status-badge.tsx';

type Key = (typeof quotationSortKeys)[number];

export function quotationColumns(t: QuotationTexts): Column<ListedQuotation, Key>[] {
  return [
    {
      id: 'quotation_number',
      header: t('fields.quotation_number'),
      sort: 'quotation_number',
      names: true,
      keepTogether: true,
      cell: ({ id, quotation_number }) => (
        <NameCell name={quotation_number} to={`/quotations/${id}`} />
      ),
    },
    {
      id: 'customer_name',
      header: t('fields.customer_id'),
      sort: 'customer_name',
      cell: ({ customer_name }) => customer_name,
    },
    {
      id: 'quotation_date',
      header: t('fields.quotation_date'),
      sort: 'quotation_date',
      keepTogether: true,
      cell: ({ quotation_date }) => formatDate(quotation_date),
    },
    {
      id: 'valid_until',
      header: t('fields.valid_until'),
      sort: 'valid_until',
      keepTogether: true,
      cell: ({ valid_until }) => formatDate(valid_until),
    },
    {
      id: 'total',
      header: t('list.total'),
      sort: 'total',
      align: 'end',
      keepTogether: true,
      cell: ({ total }) => formatBaht(total),
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (quotation) => <QuotationStatusBadge status={statusShownOf(quotation)} />,
    },
    {
      id: 'order_progress',
      header: t('fields.order_progress'),
      hiddenAtFirst: true,
      cell: ({ status, order_progress }) =>
        status === 'accepted' && t(`order_progresses.${order_progress}`),
    },
    {
      id: 'owner_name',
      header: t('fields.owner_name'),
      cell: ({ owner_name }) => owner_name !== null && <UnbrokenWords>{owner_name}</UnbrokenWords>,
    },
    {
      id: 'contact_name',
      header: t('fields.contact_name'),
      hiddenAtFirst: true,
      cell: ({ contact_name }) => contact_name,
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
