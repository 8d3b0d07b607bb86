import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AddressPicker } from '#modules/geography/web/public.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts, type QuotaTexts } from '../texts.ts';
import { writeAddress } from './quota-facts.ts';
import classes from './quotas.module.css';

type Code = number | '' | null;

type InWords = Parameters<typeof writeAddress>[0];

export interface AddressValues extends InWords {
  registered_address: string;
  registered_subdistrict_id: Code;
  registered_district_id: Code;
  registered_province_id: Code;
  registered_postal_code: string;
  contact_address: string;
  contact_subdistrict_id: Code;
  contact_district_id: Code;
  contact_province_id: Code;
  contact_postal_code: string;
}

const KINDS = ['registered', 'contact'] as const;

type Kind = (typeof KINDS)[number];

const PARTS = ['address', 'subdistrict_id', 'district_id', 'province_id', 'postal_code'] as const;

const LONGEST_ADDRESS = 500;

/** Both addresses; the contact address may be the registered one. */
export function addressFields(t: QuotaTexts): Omit<Fields<AddressValues>, keyof InWords> {
  const label = (name: keyof AddressValues) => ({ label: t(`fields.${name}`), write: writeValue });
  return {
    registered_address: {
      ...label('registered_address'),
      wide: true,
      input: (_props, form) => <AddressInputs form={form} kind="registered" />,
    },
    registered_subdistrict_id: label('registered_subdistrict_id'),
    registered_district_id: label('registered_district_id'),
    registered_province_id: label('registered_province_id'),
    registered_postal_code: label('registered_postal_code'),
    contact_address: {
      ...label('contact_address'),
      wide: true,
      input: (_props, form) => <ContactAddress form={form} />,
    },
    contact_subdistrict_id: label('contact_subdistrict_id'),
    contact_district_id: label('contact_district_id'),
    contact_province_id: label('contact_province_id'),
    contact_postal_code: label('contact_postal_code'),
  };
}

function ContactAddress({ form }: { readonly form: ZodForm<AddressValues> }) {
  const t = useTexts(texts);
  const [same, setSame] = useState(() => {
    const values = form.getValues();
    // Most farmers live where they are registered; what an import wrote down may be another place.
    const isElsewhere = values.registered_address === '' && writeAddress(values) !== '';
    return isSame(values) && !isElsewhere;
  });
  const values = form.getValues();
  const inWords = codeOf(values.contact_province_id) === null ? writeAddress(values) : '';
  return (
    <>
      {inWords !== '' && <p className={textClasses.hint}>{`${t('form.in_words')}: ${inWords}`}</p>}
      <Checkbox
        label={t('form.same_as_registered')}
        description={t('form.needed_places')}
        checked={same}
        onChange={(event) => setSame(event.currentTarget.checked)}
        mb="sm"
      />
      {same ? <CopiedAddress form={form} /> : <AddressInputs form={form} kind="contact" />}
    </>
  );
}

/** Keeps the contact address the same while the registered one is typed. */
function CopiedAddress({ form }: { readonly form: ZodForm<AddressValues> }) {
  const address = form.useWatchValue('registered_address');
  const subdistrict = form.useWatchValue('registered_subdistrict_id');
  const postalCode = form.useWatchValue('registered_postal_code');
  useEffect(() => {
    const values = form.getValues();
    const copy = {
      contact_address: address,
      contact_subdistrict_id: subdistrict,
      contact_district_id: values.registered_district_id,
      contact_province_id: values.registered_province_id,
      contact_postal_code: postalCode,
    };
    // The form is another object after each change, also after this one.
    if (!isSame(values)) form.setValues(copy);
  }, [form, address, subdistrict, postalCode]);
  return null;
}

interface AddressInputsProps {
  readonly form: ZodForm<AddressValues>;
  readonly kind: Kind;
}

function AddressInputs({ form, kind }: AddressInputsProps) {
  const t = useTexts(texts);
  const values = form.getValues();
  return (
    <div className={classes.address}>
      <Textarea
        {...form.getInputProps(`${kind}_address`)}
        key={form.key(`${kind}_address`)}
        label={t(`fields.${kind}_address`)}
        rows={2}
        maxLength={LONGEST_ADDRESS}
      />
      <AddressPicker
        {...form.getInputProps(`${kind}_subdistrict_id`)}
        key={form.key(`${kind}_subdistrict_id`)}
        label={t('form.places')}
        present={{
          subdistrict_id: codeOf(values[`${kind}_subdistrict_id`]),
          district_id: codeOf(values[`${kind}_district_id`]),
          province_id: codeOf(values[`${kind}_province_id`]),
          postal_code: values[`${kind}_postal_code`],
        }}
        onPlaces={({ district_id, province_id, postal_code }) => {
          form.setFieldValue(`${kind}_district_id`, district_id);
          form.setFieldValue(`${kind}_province_id`, province_id);
          form.setFieldValue(`${kind}_postal_code`, postal_code);
        }}
      />
      <TextInput
        {...form.getInputProps(`${kind}_postal_code`)}
        key={form.key(`${kind}_postal_code`)}
        label={t(`fields.${kind}_postal_code`)}
        inputMode="numeric"
        maxLength={5}
      />
    </div>
  );
}

/** Whether both are filled in alike. */
function isSame(values: AddressValues): boolean {
  return PARTS.every((part) => values[`registered_${part}`] === values[`contact_${part}`]);
}

const writeValue = (value: string | number | null) => String(value ?? '');

const codeOf = (value: Code) => (value === '' ? null : value);
