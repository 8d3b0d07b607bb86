import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { customerStatuses } from '#modules/customers/contract/customer-choices.ts';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchDialog } from '#platform/web/records/batch-dialog.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { BatchWindow } from '#platform/web/records/use-batches.tsx';
import { texts, type CustomerTexts } from '../texts.ts';
import { useChangeCustomers } from './several.api.ts';

const FIELDS = ['status', 'payment_terms', 'credit_limit', 'owner_id'] as const;

type Field = (typeof FIELDS)[number];
type Values = Pick<Customer, Field | 'owner_name'>;

interface ChangeSeveralProps extends BatchWindow {
  /** The rows as the list shows them now. */
  readonly customers: readonly Customer[];
}

/** Gives the chosen customers the same value in one field, each shown with the present one. */
export function ChangeSeveral({ customers, onClose, onDone, ...chosen }: ChangeSeveralProps) {
  const t = useTexts(texts);
  const [field, setField] = useState<Field>('status');
  const [values, setValues] = useState<Values>({
    status: 'inactive',
    payment_terms: '',
    credit_limit: null,
    owner_id: null,
    owner_name: null,
  });
  const mayChooseOwner = useMay('directory:read');
  const fields = FIELDS.filter((each) => each !== 'owner_id' || mayChooseOwner);
  const save = useChangeCustomers();
  const rows = new Map(customers.map((customer) => [customer.id, customer]));
  const lines = chosen.records.map(({ id, name }) => {
    const customer = rows.get(id);
    if (customer === undefined) return { id, name };
    const written = { before: write(t, field, customer), after: write(t, field, values) };
    return { id, name: t('several.line', { name, ...written }) };
  });
  return (
    <BatchDialog
      batch={{
        ...chosen,
        records: lines,
        title: t('several.title', { count: chosen.records.length }),
        text: t('several.text'),
        confirmLabel: t('several.edit'),
        actOnAll: async (ids) => {
          const seen = ids.flatMap((id) => rows.get(id) ?? []);
          const { refused } = await save.mutateAsync({
            rows: seen.map(({ id, updated_at }) => ({ id, updated_at })),
            change: { [field]: values[field] },
          });
          return refused;
        },
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <NativeSelect
        data-autofocus
        label={t('several.field')}
        value={field}
        data={fields.map((value) => ({ value, label: t(`fields.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setField(FIELDS.find((each) => each === value) ?? field)
        }
      />
      <ValueInput
        field={field}
        values={values}
        onChange={(given) => setValues({ ...values, ...given })}
      />
    </BatchDialog>
  );
}

interface ValueInputProps {
  readonly field: Field;
  readonly values: Values;
  readonly onChange: (given: Partial<Values>) => void;
}

function ValueInput({ field, values, onChange }: ValueInputProps) {
  const t = useTexts(texts);
  const label = t(`fields.${field}`);
  if (field === 'status') {
    return (
      <NativeSelect
        label={label}
        value={values.status}
        data={customerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: customerStatuses.find((each) => each === value) })
        }
      />
    );
  }
  if (field === 'owner_id') {
    return (
      <Suspense>
        <EmployeeSelect
          label={label}
          present={null}
          onChange={(owner_id, name) => onChange({ owner_id, owner_name: name ?? null })}
        />
      </Suspense>
    );
  }
  if (field === 'payment_terms') {
    return (
      <TextInput
        label={label}
        value={values.payment_terms}
        maxLength={100}
        onChange={(event) => onChange({ payment_terms: event.currentTarget.value })}
      />
    );
  }
  return (
    <NumberInput
      label={label}
      value={values.credit_limit ?? ''}
      min={0}
      decimalScale={2}
      thousandSeparator=","
      onChange={(value) => onChange({ credit_limit: value === '' ? null : Number(value) })}
    />
  );
}

function write(t: CustomerTexts, field: Field, values: Values): string {
  if (field === 'status') return t(`statuses.${values.status}`);
  if (field === 'owner_id') return values.owner_name ?? t('several.blank');
  if (field === 'payment_terms') return values.payment_terms || t('several.blank');
  return values.credit_limit === null ? t('several.blank') : formatBaht(values.credit_limit);
}
