import { Button } from '@mantine/core';
import { IconCoins, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ProductPrice } from '#modules/products/contract/prices.ts';
import { today } from '#platform/web/date/days.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { texts, type ProductTexts } from '../texts.ts';
import { pricesQuery, useWithdrawPrice } from './prices.api.ts';

const PriceSheet = whenOpened(async () => (await import('./price-sheet.tsx')).PriceSheet);

interface Row extends ProductPrice {
  readonly id: string;
}

/** The prices of a product: planned, present and past. */
export function PricesPanel({ productId }: { readonly productId: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('products:write');
  const query = useQuery({ ...pricesQuery({ id: productId }), select: rowsOf });
  const sheet = useRecordWindow<undefined>();
  const withdrawal = useRecordWindow<Row>();
  const withdraw = useWithdrawPrice();
  const present = query.data?.find(({ valid_from }) => valid_from <= today());
  return (
    <Panel
      title={t('detail.prices')}
      actions={
        mayWrite && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => sheet.open(undefined)}
          >
            {t('prices.set')}
          </Button>
        )
      }
    >
      <RecordTable
        name="product-prices"
        label={t('detail.prices')}
        columns={columnsOf(t, present?.id)}
        query={query}
        failedTitle={t('prices.load_failed')}
        actions={(price) =>
          mayWrite && price.valid_from > today()
            ? [
                {
                  label: t('prices.withdraw'),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => withdrawal.open(price),
                },
              ]
            : []
        }
        empty={{ icon: IconCoins, title: t('prices.empty') }}
      />
      {sheet.draw((_, window) => (
        <PriceSheet productId={productId} price={present?.price} {...window} />
      ))}
      {withdrawal.draw(({ valid_from }, window) => (
        <DeleteDialog
          {...window}
          title={t('prices.withdraw_title', { date: formatDate(valid_from) })}
          confirmLabel={t('prices.withdraw')}
          action={withdraw}
          input={() => ({ id: productId, valid_from })}
        />
      ))}
    </Panel>
  );
}

/** Of each day there is one price. */
function rowsOf(prices: readonly ProductPrice[]): Row[] {
  return prices.map((price) => ({ ...price, id: price.valid_from }));
}

function columnsOf(t: ProductTexts, present: string | undefined): Column<Row>[] {
  const stateOf = ({ id }: Row) => {
    if (id === present) return 'now';
    return id > today() ? 'planned' : 'past';
  };
  const tones = { now: 'success', planned: 'working', past: 'idle' } as const;
  return [
    {
      id: 'valid_from',
      header: t('fields.valid_from'),
      keepTogether: true,
      cell: ({ valid_from }) => formatDate(valid_from),
    },
    {
      id: 'price',
      header: t('fields.price'),
      align: 'end',
      names: true,
      keepTogether: true,
      cell: ({ price }) => formatBaht(price),
    },
    {
      id: 'state',
      header: t('prices.state'),
      cell: (row) => <StatusBadge tone={tones[stateOf(row)]} label={t(`prices.${stateOf(row)}`)} />,
    },
    { id: 'by', header: t('prices.by'), cell: ({ created_by_name }) => created_by_name },
  ];
}
