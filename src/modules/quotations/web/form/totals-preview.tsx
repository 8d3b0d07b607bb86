import { Input, NativeSelect, NumberInput } from '@mantine/core';
import { useId } from 'react';
import { discountTypes, type TaxMethod } from '#modules/quotations/contract/quotation-choices.ts';
import { computeAmounts, type Totals } from '#modules/quotations/contract/quotation-totals.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { figureOf, withDefaults } from '../line-editor/editor-line.ts';
import { pricedItem } from '../line-editor/net-of.ts';
import { texts } from '../texts.ts';
import { TotalsTable } from '../totals/totals-table.tsx';
import type { QuotationValues } from './quotation-form.ts';
import classes from './form.module.css';

type Form = ZodForm<QuotationValues>;

interface TotalsPreviewProps {
  readonly form: Form;
  readonly taxMethod: TaxMethod;
}

/** The discount on the whole quotation with what else is below the lines, and the totals as one types. */
export function TotalsPreview({ form, taxMethod }: TotalsPreviewProps) {
  const t = useTexts(texts);
  const id = useId();
  const totals = useTypedTotals(form, taxMethod);
  const figure = (name: 'discount_value' | 'withholding_tax_rate' | 'deposit_amount') => ({
    ...form.getInputProps(name),
    hideControls: true,
    thousandSeparator: ',',
  });
  return (
    <section className={classes.totals} aria-labelledby={id}>
      <h2 id={id}>{t('form.totals')}</h2>
      <Input.Wrapper label={t('fields.document_discount')} labelElement="div">
        <div className={classes.discount}>
          <NumberInput
            key={form.key('discount_value')}
            {...figure('discount_value')}
            aria-label={t('form.discount_amount')}
          />
          <NativeSelect
            key={form.key('discount_type')}
            {...form.getInputProps('discount_type')}
            aria-label={t('form.discount_unit')}
            data={discountTypes.map((value) => ({ value, label: t(`lines.discounts.${value}`) }))}
          />
        </div>
      </Input.Wrapper>
      <div className={classes.pair}>
        <NumberInput
          key={form.key('withholding_tax_rate')}
          {...figure('withholding_tax_rate')}
          label={t('fields.withholding_tax_rate')}
        />
        <NumberInput
          key={form.key('deposit_amount')}
          {...figure('deposit_amount')}
          label={t('fields.deposit_amount')}
        />
      </div>
      <TotalsTable
        totals={totals}
        withholdingTaxRate={figureOf(form.useWatchValue('withholding_tax_rate') ?? 0)}
        isLive
      />
    </section>
  );
}

/** The totals of what is typed now. */
export function useTypedTotals(form: Form, taxMethod: TaxMethod): Totals {
  return computeAmounts({
    items: form.useWatchValue('items').map((item) => pricedItem(withDefaults(item))),
    discount_type: form.useWatchValue('discount_type') ?? 'percentage',
    discount_value: figureOf(form.useWatchValue('discount_value') ?? 0),
    prices_include_vat: form.useWatchValue('prices_include_vat'),
    withholding_tax_rate: figureOf(form.useWatchValue('withholding_tax_rate') ?? 0),
    tax_method: taxMethod,
  }).totals;
}
