import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useContactNames } from '#modules/customers/web/public.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { QuotationValues } from './quotation-form.ts';

interface ContactFieldProps extends Omit<AutocompleteProps, 'form'> {
  readonly form: ZodForm<QuotationValues>;
  /** Whether the customer was offered to before: whom it names stays. */
  readonly isStored: boolean;
}

/** Whom an offer is addressed to: typed, or one of the customer's contacts, at first the main one. */
export function ContactField({ form, isStored, ...props }: ContactFieldProps) {
  const customerId = form.useWatchValue('customer_id');
  const names = useContactNames(customerId);
  const filledFor = useRef(isStored ? customerId : '');
  const filled = useRef('');
  useEffect(() => {
    if (names === undefined || filledFor.current === customerId) return;
    filledFor.current = customerId;
    const { contact_name: typed } = form.getValues();
    if (typed !== '' && typed !== filled.current) return;
    filled.current = names[0] ?? '';
    if (filled.current === typed) return;
    const wasDirty = form.isDirty();
    form.setFieldValue('contact_name', filled.current);
    // Nobody has typed anything yet that could be lost.
    if (!wasDirty) form.resetDirty();
  }, [customerId, form, names]);
  return <Autocomplete {...props} data={names ?? []} />;
}
