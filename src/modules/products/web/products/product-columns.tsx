import type { ListedProduct } from '#modules/products/contract/products.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { nameOf, otherNameOf } from '../product-name.ts';
import type { ProductTexts } from '../texts.ts';

type Key = 'code' | 'name' | 'category' | 'price' | 'updated_at';

export function productColumns(t: ProductTexts): Column<ListedProduct, Key>[] {
  return [
    { id: 'code', header: t('fields.code'), sort: 'code', cell: ({ code }) => <code>{code}</code> },
    {
      id: 'name',
      header: t('list.name'),
      sort: 'name',
      names: true,
      cell: (product) => (
        <NameCell
          name={nameOf(product)}
          to={`/products/${product.id}`}
          detail={otherNameOf(product)}
        />
      ),
    },
    {
      id: 'category',
      header: t('fields.category'),
      sort: 'category',
      cell: ({ category }) => category,
    },
    {
      id: 'price',
      header: t('fields.price'),
      sort: 'price',
      align: 'end',
      keepTogether: true,
      cell: ({ price }) => formatBaht(price),
    },
    {
      id: 'unit',
      header: t('fields.unit_id'),
      keepTogether: true,
      cell: ({ unit }) => nameOf(unit),
    },
    { id: 'vat', header: t('fields.vat'), keepTogether: true, cell: ({ vat }) => t(`vat.${vat}`) },
    {
      id: 'status',
      header: t('fields.status'),
      cell: ({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />,
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
