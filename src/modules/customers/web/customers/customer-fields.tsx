import { Autocomplete, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  customerStatuses,
  type CustomerType,
} from '#modules/customers/contract/customer-choices.ts';
import { customer, customerInput } from '#modules/customers/contract/customers.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, longTextField, numberField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { placeFields } from '../addresses/place-fields.tsx';
import { DuplicateHints } from '../duplicates/duplicate-hints.tsx';
import type { CustomerTexts } from '../texts.ts';
import { TaxIdHint } from './tax-id-hint.tsx';
import { TypeChoice } from './type-choice.tsx';

type Values = FormValues<typeof customerInput>;

export const customerForm = defineForm({
  body: customerInput,
  record: customer,
  // What is hidden for a person could not be corrected there.
  prepare: (values) => (values.customer_type === 'individual' ? { ...values, branch: '' } : values),
});

/** Of a tax id as people write it: `1-2345-67890-12-1`. */
const LONGEST_TAX_ID = 17;

const TERMS = ['cash', 'credit_7', 'credit_15', 'credit_30', 'credit_60'] as const;

export function customerFields(
  t: CustomerTexts,
  owner_id: Fields<Values>['owner_id'],
): Fields<Values> {
  const { rules } = customerForm;
  return {
    customer_type: {
      label: t('fields.customer_type'),
      wide: true,
      write: (type) => type && t(`types.${type}`),
      input: ({ error: _error, ...props }, form) => <TypeChoice {...props} form={form} />,
    },
    company_name: {
      ...textField({
        label: t('fields.company_name'),
        ...rules.company_name,
        withAsterisk: true,
        wide: true,
      }),
      around: only('organization'),
    },
    first_name: {
      ...textField({ label: t('fields.first_name'), ...rules.first_name, withAsterisk: true }),
      around: only('individual'),
    },
    last_name: {
      ...textField({ label: t('fields.last_name'), ...rules.last_name, withAsterisk: true }),
      around: only('individual'),
    },
    tax_id: {
      label: t('fields.tax_id'),
      input: (props, form) => (
        <TextInput
          {...props}
          description={<TaxIdHint form={form} />}
          maxLength={LONGEST_TAX_ID}
          inputMode="numeric"
        />
      ),
    },
    branch: {
      ...textField({
        label: t('fields.branch'),
        description: t('form.branch_hint'),
        inputMode: 'numeric',
        ...rules.branch,
      }),
      around: only('organization'),
    },
    email: {
      label: t('fields.email'),
      input: (props, form) => (
        <ByType form={form}>
          {(type) => (
            <TextInput
              {...props}
              {...rules.email}
              inputMode="email"
              autoCapitalize="none"
              withAsterisk={type === 'individual'}
            />
          )}
        </ByType>
      ),
    },
    phone: textField({
      label: t('fields.phone'),
      description: t('form.phone_hint'),
      inputMode: 'tel',
      maxLength: 30,
    }),
    website: {
      ...textField({ label: t('fields.website'), inputMode: 'url', ...rules.website }),
      around: (input, form) => (
        <>
          <DuplicateHints form={form} />
          {input}
        </>
      ),
    },
    address: longTextField({
      label: t('fields.address'),
      ...rules.address,
      rows: 2,
      wide: true,
    }),
    ...placeFields(t),
    credit_limit: numberField({
      label: t('fields.credit_limit'),
      min: 0,
      decimalScale: 2,
      thousandSeparator: ',',
    }),
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
    status: choiceField({
      label: t('fields.status'),
      values: customerStatuses,
      labelOf: (status) => t(`statuses.${status}`),
    }),
    owner_id,
    note: longTextField({ label: t('fields.note'), ...rules.note, rows: 3, wide: true }),
  };
}

interface ByTypeProps {
  readonly form: ZodForm<Pick<Values, 'customer_type'>>;
  readonly children: (type: CustomerType | null) => ReactNode;
}

/** What differs between a person and an organisation. */
function ByType({ form, children }: ByTypeProps) {
  return children(form.useWatchValue('customer_type'));
}

/** Hides a field for the other type of customer. */
function only(type: CustomerType) {
  return (input: ReactNode, form: ZodForm<Values>) => (
    <ByType form={form}>{(chosen) => chosen === type && input}</ByType>
  );
}
