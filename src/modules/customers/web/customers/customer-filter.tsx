import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SearchSelect } from '#platform/web/form/search-select.tsx';
import { customerQuery } from './customers.api.ts';
import { choiceOfCustomer } from './choices-of-customers.ts';
import { useCustomerChoices } from './use-customer-choices.ts';

interface CustomerFilterProps {
  readonly label: string;
  /** Said where rows of all customers are shown. */
  readonly any: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** A filter of a list: the records of one customer. */
export function CustomerFilter({ label, any, value, onChange }: CustomerFilterProps) {
  const chosen = useQuery({ ...customerQuery({ id: value ?? '' }), enabled: value !== undefined });
  if (value !== undefined && chosen.isPending) {
    return <TextInput aria-label={label} disabled placeholder="…" />;
  }
  return (
    <SearchSelect
      aria-label={label}
      placeholder={any}
      present={chosen.data === undefined ? null : choiceOfCustomer(chosen.data)}
      useChoices={useCustomerChoices}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
