import type { Customer } from '#modules/customers/contract/customers.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { customerFields, customerForm } from './customer-fields.tsx';
import { customerActions } from './customers.api.ts';
import { useOwner, useOwnerField } from '../owners/owner-field.tsx';

interface CreateCustomerSheetProps extends WindowProps {
  /** As far as it is known. */
  readonly name: string;
  readonly onSaved: (saved: Pick<Customer, 'id' | 'name'>) => void;
}

/** A new customer, created without leaving what somebody is working on. */
export function CreateCustomerSheet({ name, onSaved, ...window }: CreateCustomerSheetProps) {
  const t = useTexts(texts);
  const save = customerActions.useSave();
  const owner = useOwner(undefined);
  const ownerField = useOwnerField(t, owner);
  return (
    <RecordFormSheet
      {...window}
      title={t('form.create_title')}
      form={customerForm}
      fields={customerFields(t, ownerField)}
      initial={{ owner_id: owner?.id ?? null, ...partyNamed(name, t('select.titles').split(',')) }}
      save={(body) => save.mutateAsync({ body, stored: undefined })}
      onSaved={onSaved}
    />
  );
}

/** Who a name seems to be of: a person where it begins with a title, else a company, as most who get an offer. */
function partyNamed(name: string, titles: readonly string[]) {
  const title = titles.find((each) => name.toLowerCase().startsWith(each.toLowerCase()));
  if (title === undefined) return { customer_type: 'organization' as const, company_name: name };
  const [first_name = '', ...others] = name.slice(title.length).trim().split(/\s+/);
  return { customer_type: 'individual' as const, first_name, last_name: others.join(' ') };
}
