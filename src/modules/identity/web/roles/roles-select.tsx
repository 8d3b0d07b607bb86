import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from './roles.api.ts';

interface RolesSelectProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Chooses some of the company's roles. */
export function RolesSelect({ value, ...props }: RolesSelectProps) {
  const { data } = useQuery(rolesQuery());
  const roles = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <MultiSelect {...props} data={roles} value={[...value]} hidePickedOptions />;
}
