import { Autocomplete, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { CustomerSelect } from '#modules/customers/web/public.ts';
import type { TaxMethod } from '#modules/quotations/contract/quotation-choices.ts';
import { dateField, longTextField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import { focusProductSearch } from '../line-editor/product-search.tsx';
import type { QuotationTexts } from '../texts.ts';
import { ContactField } from './contact-field.tsx';
import { CustomerHints } from './customer-hints.tsx';
import { LinesField } from './lines-field.tsx';
import { newQuotationForm, type QuotationValues } from './quotation-form.ts';
import { TotalsPreview } from './totals-preview.tsx';
import { Validity } from './validity.tsx';
import { VatChoice } from './vat-choice.tsx';

const TERMS = ['cash', 'credit_7', 'credit_15', 'credit_30', 'credit_60'] as const;

interface Basis {
  readonly taxMethod: TaxMethod;
  /** How many days offers are usually valid. */
  readonly validityDays: number;
  /** The quotation is there already. */
  readonly isStored: boolean;
}

/** The fields of a quotation; what is below its lines is drawn with the totals. */
export function quotationFields(
  t: QuotationTexts,
  { taxMethod, validityDays, isStored }: Basis,
): Fields<QuotationValues> {
  const { rules } = newQuotationForm;
  return {
    customer_id: {
      label: t('fields.customer_id'),
      compared: false,
      input: ({ defaultValue, value: _value, ...props }, form) => (
        <Suspense fallback={<Skeleton height={58} />}>
          <CustomerSelect
            {...props}
            withAsterisk
            present={typeof defaultValue === 'string' && defaultValue !== '' ? defaultValue : null}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the form means to fill it in, as in sheets
            autoFocus={defaultValue === '' && !matchMedia('(pointer: coarse)').matches}
            onCreated={focusProductSearch}
            onChange={(id) => form.setFieldValue('customer_id', id ?? '', { forceUpdate: false })}
          />
        </Suspense>
      ),
    },
    contact_name: {
      label: t('fields.contact_name'),
      input: (props, form) => (
        <ContactField {...props} {...rules.contact_name} form={form} isStored={isStored} />
      ),
    },
    quotation_date: {
      ...dateField({ label: t('fields.quotation_date'), ...rules.quotation_date }),
      around: (input, form) => (
        <>
          <Validity form={form} days={validityDays} />
          {input}
        </>
      ),
    },
    valid_until: dateField({ label: t('fields.valid_until'), ...rules.valid_until }),
    payment_terms: {
      label: t('fields.payment_terms'),
      input: (props) => (
        <Autocomplete
          {...props}
          {...rules.payment_terms}
          data={TERMS.map((term) => t(`form.terms.${term}`))}
        />
      ),
    },
    prices_include_vat: {
      label: t('form.prices'),
      write: (included) => t(included ? 'form.prices_with_vat' : 'form.prices_without_vat'),
      input: (props) => <VatChoice {...props} />,
    },
    items: {
      label: t('fields.items'),
      compared: false,
      wide: true,
      input: (props, form) => (
        <>
          <CustomerHints form={form} taxMethod={taxMethod} />
          <LinesField {...props} form={form} />
        </>
      ),
    },
    notes: longTextField({ label: t('fields.notes'), ...rules.notes, rows: 8 }),
    discount_value: {
      label: t('fields.document_discount'),
      input: (_props, form) => <TotalsPreview form={form} taxMethod={taxMethod} />,
    },
    discount_type: { label: t('fields.discount_type') },
    withholding_tax_rate: { label: t('fields.withholding_tax_rate') },
    deposit_amount: { label: t('fields.deposit_amount') },
    status: { label: t('fields.status'), compared: false },
  };
}
