import { Autocomplete, NumberInput, Select, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { maritalStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { quotaLimits, type seasonalFields } from '#modules/farmer-quotas/contract/quota-fields.ts';
import { bankNames } from '#modules/farmer-quotas/i18n/bank-names.ts';
import type { z } from 'zod';
import { choiceField, dateField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import textClasses from '#platform/web/page/text.module.css';
import { officesQuery } from '../settings/settings.api.ts';
import type { QuotaTexts } from '../texts.ts';
import { addressFields } from './address-fields.tsx';
import classes from './quotas.module.css';

/** Draws a heading, and what to know about the fields, above the first field of a part of the form. */
export const under = (heading: string, hint?: string) => (input: ReactNode) => (
  <>
    <div className={classes.section}>
      <Title order={2}>{heading}</Title>
      {hint !== undefined && <p className={textClasses.hint}>{hint}</p>}
    </div>
    {input}
  </>
);

type Seasonal = FormValues<z.ZodObject<typeof seasonalFields>>;

type FamilyValues = Pick<Seasonal, 'marital_status' | 'children_count' | 'beneficiary'>;

type Account = 'bank_account_no' | 'baac_account_number';

/** What a quota has of its own besides the family of the farmer, as every form of it asks for it. */
export function seasonalInputs(
  t: QuotaTexts,
  stored?: Pick<Seasonal, Account>,
): Omit<Fields<Seasonal>, keyof FamilyValues> {
  const accountField = (name: Account) => {
    const isMasked = stored !== undefined && stored[name] !== '';
    return textField({
      label: t(`fields.${name}`),
      inputMode: 'numeric',
      maxLength: 30,
      description: isMasked ? t('form.masked_hint') : undefined,
    });
  };
  return {
    phone: {
      ...textField({
        label: t('fields.phone'),
        description: t('form.phone_hint'),
        inputMode: 'tel',
        maxLength: 30,
      }),
      around: under(t('form.contact')),
    },
    email: textField({ label: t('fields.email'), inputMode: 'email', maxLength: 255 }),
    line_id: textField({ label: t('fields.line_id'), maxLength: quotaLimits.line_id }),
    office_id: {
      label: t('fields.office_id'),
      input: (props) => <OfficeSelect {...props} />,
    },
    ...addressFields(t),
    bank_name: {
      label: t('fields.bank_name'),
      around: under(t('form.bank')),
      input: (props) => (
        <Autocomplete {...props} data={[...bankNames]} maxLength={quotaLimits.bank} />
      ),
    },
    bank_district: textField({ label: t('fields.bank_district'), maxLength: quotaLimits.bank }),
    bank_account_no: accountField('bank_account_no'),
    baac_account_number: accountField('baac_account_number'),
    // What an import wrote where it found no official places; choosing those replaces it.
    address: { label: t('fields.address') },
    sub_district: { label: t('fields.sub_district') },
    district: { label: t('fields.district') },
    province: { label: t('fields.province') },
    postal_code: { label: t('fields.postal_code') },
  };
}

interface IdentityValues {
  first_name: string;
  last_name: string;
  birth_date: string | null;
}

/** Who the farmer is, besides the national id. */
export function identityInputs(t: QuotaTexts): Fields<IdentityValues> {
  const name = { maxLength: quotaLimits.name, withAsterisk: true };
  return {
    first_name: textField({ label: t('fields.first_name'), ...name }),
    last_name: textField({ label: t('fields.last_name'), ...name }),
    birth_date: dateField({ label: t('fields.birth_date') }),
  };
}

/** The family of the farmer, which each season has of its own. */
export function familyInputs(t: QuotaTexts): Fields<FamilyValues> {
  return {
    marital_status: choiceField({
      label: t('fields.marital_status'),
      values: maritalStatuses,
      labelOf: (status) => t(`marital_statuses.${status}`),
      allowDeselect: true,
    }),
    children_count: {
      label: t('fields.children_count'),
      input: (props) => <NumberInput {...props} min={0} max={50} allowDecimal={false} />,
    },
    beneficiary: textField({
      label: t('fields.beneficiary'),
      maxLength: quotaLimits.beneficiary,
    }),
  };
}

function OfficeSelect(props: Omit<ComponentProps<typeof Select>, 'data'>) {
  const offices = useQuery(officesQuery()).data ?? [];
  return (
    <Select
      {...props}
      data={offices.map(({ id, name }) => ({ value: id, label: name }))}
      clearable
      searchable
    />
  );
}
