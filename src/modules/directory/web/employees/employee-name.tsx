import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { employeeQuery, nameOf } from './employees.api.ts';

interface EmployeeNameProps {
  readonly id: number;
  /** Shown while the name is not known, and to those who may not see this employee. */
  readonly children: ReactNode;
}

/** What an employee is called now. */
export function EmployeeName({ id, children }: EmployeeNameProps) {
  const { data } = useQuery(employeeQuery({ id }));
  return data === undefined ? children : nameOf(data);
}
