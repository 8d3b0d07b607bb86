import { Textarea, TextInput } from '@mantine/core';
import { AddressPicker } from '#modules/geography/web/public.ts';
import { plotLimits } from '#modules/land-plots/contract/plots.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type PlotTexts } from '../texts.ts';
import classes from './plots.module.css';

type Code = number | '' | null;

export interface PlaceValues {
  address_line: string;
  subdistrict_id: Code;
  district_id: Code;
  province_id: Code;
  postal_code: string;
}

const write = (value: Code) => String(value ?? '');

/** Where the plot is, in words. */
export function placeFields(t: PlotTexts): Fields<PlaceValues> {
  return {
    address_line: {
      label: t('fields.address_line'),
      wide: true,
      input: (_props, form) => <PlaceInputs form={form} />,
    },
    subdistrict_id: { label: t('fields.subdistrict_id'), write },
    district_id: { label: t('fields.district_id'), write },
    province_id: { label: t('fields.province_id'), write },
    postal_code: { label: t('fields.postal_code') },
  };
}

function PlaceInputs({ form }: { readonly form: ZodForm<PlaceValues> }) {
  const t = useTexts(texts);
  const values = form.getValues();
  return (
    <div className={classes.place}>
      <Textarea
        {...form.getInputProps('address_line')}
        key={form.key('address_line')}
        label={t('fields.address_line')}
        rows={2}
        maxLength={plotLimits.address_line}
        withAsterisk
      />
      <AddressPicker
        {...form.getInputProps('subdistrict_id')}
        key={form.key('subdistrict_id')}
        label={t('form.places')}
        withAsterisk
        present={{
          subdistrict_id: codeOf(values.subdistrict_id),
          district_id: codeOf(values.district_id),
          province_id: codeOf(values.province_id),
          postal_code: values.postal_code,
        }}
        onPlaces={({ district_id, province_id, postal_code }) => {
          form.setFieldValue('district_id', district_id);
          form.setFieldValue('province_id', province_id);
          form.setFieldValue('postal_code', postal_code);
        }}
      />
      <TextInput
        {...form.getInputProps('postal_code')}
        key={form.key('postal_code')}
        label={t('fields.postal_code')}
        inputMode="numeric"
        maxLength={5}
        withAsterisk
      />
    </div>
  );
}

/** A place that is chosen. */
export const codeOf = (value: Code) => (value === '' ? null : value);
