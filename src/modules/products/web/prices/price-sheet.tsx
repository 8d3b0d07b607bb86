import { priceInput } from '#modules/products/contract/prices.ts';
import { today } from '#platform/web/date/days.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { dateField, numberField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useSetPrice } from './prices.api.ts';

const form = defineForm({ body: priceInput });

interface PriceSheetProps extends WindowProps {
  readonly productId: string;
  readonly price: number | undefined;
}

/** Sets the price of a product from a day on. */
export function PriceSheet({ productId, price, ...window }: PriceSheetProps) {
  const t = useTexts(texts);
  const set = useSetPrice();
  return (
    <RecordFormSheet
      {...window}
      title={t('prices.set')}
      before={<p className={text.dimmed}>{t('prices.set_hint')}</p>}
      form={form}
      initial={{ valid_from: today(), ...(price !== undefined && { price }) }}
      save={(body) => set.mutateAsync({ id: productId, ...body })}
      fields={{
        price: numberField({
          label: t('fields.price'),
          min: 0,
          decimalScale: 2,
          thousandSeparator: ',',
          ...form.rules.price,
        }),
        valid_from: dateField({ label: t('fields.valid_from'), min: today(), withAsterisk: true }),
      }}
    />
  );
}
