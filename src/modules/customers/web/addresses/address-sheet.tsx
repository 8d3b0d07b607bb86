import { Checkbox } from '@mantine/core';
import {
  addressInput,
  customerAddress,
  type CustomerAddress,
} from '#modules/customers/contract/addresses.ts';
import { addressTypes } from '#modules/customers/contract/customer-choices.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAddAddress, useChangeAddress } from './addresses.api.ts';
import { placeFields } from './place-fields.tsx';

const form = defineForm({ body: addressInput, record: customerAddress });

interface AddressSheetProps extends WindowProps {
  readonly customerId: string;
  /** The one that is changed; none while one is added. */
  readonly stored?: CustomerAddress;
}

/** Adds or changes an address of a customer. */
export function AddressSheet({ customerId, stored, ...window }: AddressSheetProps) {
  const t = useTexts(texts);
  const add = useAddAddress();
  const change = useChangeAddress();
  const { rules } = form;
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'addresses.add' : 'addresses.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => {
        if (basis === undefined) return add.mutateAsync({ id: customerId, ...body });
        const { id: address_id, updated_at } = basis;
        return change.mutateAsync({ id: customerId, address_id, updated_at, ...body });
      }}
      fields={{
        address_type: choiceField({
          label: t('fields.address_type'),
          values: addressTypes,
          labelOf: (type) => t(`address_types.${type}`),
        }),
        address_line1: textField({ label: t('fields.address_line1'), ...rules.address_line1 }),
        address_line2: textField({ label: t('fields.address_line2'), ...rules.address_line2 }),
        ...placeFields(t),
        is_primary: {
          label: t('addresses.primary'),
          isTicked: true,
          write: (primary) => (primary ? t('addresses.is_primary') : ''),
          input: (props) => <Checkbox {...props} />,
        },
      }}
    />
  );
}
