import { lazy, Suspense, useState } from 'react';
import type { EmployeeRecord } from '#modules/directory/contract/employee.ts';

/** Forms bring the rules of the contract and their validator along, so they come when first opened. */
const CreateSheet = lazy(async () => ({
  default: (await import('./employee-sheets.tsx')).CreateSheet,
}));
const EditSheet = lazy(async () => ({
  default: (await import('./employee-sheets.tsx')).EditSheet,
}));

interface LazyCreateProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function LazyCreateSheet(props: LazyCreateProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <CreateSheet {...props} />
    </Suspense>
  );
}

interface LazyEditProps {
  /** Who is in the sheet; nobody while it is closed. */
  readonly employee: EmployeeRecord | undefined;
  readonly onClose: () => void;
}

/** The employee is kept while the sheet slides away. */
export function LazyEditSheet({ employee, onClose }: LazyEditProps) {
  const [last, setLast] = useState(employee);
  if (employee !== undefined && employee !== last) setLast(employee);
  if (last === undefined) return null;
  return (
    <Suspense>
      <EditSheet key={last.id} opened={employee !== undefined} employee={last} onClose={onClose} />
    </Suspense>
  );
}
