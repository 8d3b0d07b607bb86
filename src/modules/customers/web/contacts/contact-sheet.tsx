import { Checkbox } from '@mantine/core';
import {
  contactInput,
  customerContact,
  type CustomerContact,
} from '#modules/customers/contract/contacts.ts';
import { contactTypes } from '#modules/customers/contract/customer-choices.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, longTextField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAddContact, useChangeContact } from './contacts.api.ts';

const form = defineForm({ body: contactInput, record: customerContact });

interface ContactSheetProps extends WindowProps {
  readonly customerId: string;
  /** The one that is changed; none while one is added. */
  readonly stored?: CustomerContact;
}

/** Adds or changes a contact of a customer. */
export function ContactSheet({ customerId, stored, ...window }: ContactSheetProps) {
  const t = useTexts(texts);
  const add = useAddContact();
  const change = useChangeContact();
  const { rules } = form;
  const phone = { inputMode: 'tel', maxLength: 30 } as const;
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'contacts.add' : 'contacts.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => {
        if (basis === undefined) return add.mutateAsync({ id: customerId, ...body });
        const { id: contact_id, updated_at } = basis;
        return change.mutateAsync({ id: customerId, contact_id, updated_at, ...body });
      }}
      fields={{
        first_name: textField({
          label: t('fields.first_name'),
          ...rules.first_name,
          withAsterisk: true,
        }),
        last_name: textField({ label: t('fields.last_name'), ...rules.last_name }),
        contact_type: choiceField({
          label: t('fields.contact_type'),
          values: contactTypes,
          labelOf: (type) => t(`contact_types.${type}`),
        }),
        title: textField({ label: t('fields.title'), ...rules.title }),
        department: textField({ label: t('fields.department'), ...rules.department }),
        mobile: textField({ label: t('fields.mobile'), ...phone }),
        phone: textField({ label: t('fields.phone'), ...phone }),
        email: textField({ label: t('fields.email'), inputMode: 'email', ...rules.email }),
        notes: longTextField({ label: t('fields.notes'), ...rules.notes, rows: 3 }),
        is_primary: {
          label: t('contacts.primary'),
          isTicked: true,
          write: (primary) => (primary ? t('addresses.is_primary') : ''),
          input: (props) => <Checkbox {...props} />,
        },
      }}
    />
  );
}
