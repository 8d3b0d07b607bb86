import { useQuery } from '@tanstack/react-query';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { departmentChoicesQuery } from './organization.api.ts';

interface DepartmentFilterProps {
  readonly label: string;
  /** Said where all departments are let through. */
  readonly any: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** A filter of a list by department. */
export function DepartmentFilter(props: DepartmentFilterProps) {
  const { data } = useQuery(departmentChoicesQuery());
  return (
    <ClearableFilter
      {...props}
      choices={data?.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
    />
  );
}
