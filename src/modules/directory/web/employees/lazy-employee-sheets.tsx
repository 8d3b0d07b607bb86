import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { useKept } from '#platform/web/feedback/use-kept.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyCreateSheet = whenOpened(
  async () => (await import('./employee-sheets.tsx')).CreateSheet,
);
const EditSheet = whenOpened(async () => (await import('./employee-sheets.tsx')).EditSheet);

interface LazyEditProps {
  /** Who is in the sheet; nobody while it is closed. */
  readonly employee: EmployeeRecord | undefined;
  readonly onClose: () => void;
}

export function LazyEditSheet({ employee, onClose }: LazyEditProps) {
  const shown = useKept(employee);
  if (shown === undefined) return null;
  return (
    <EditSheet key={shown.id} opened={employee !== undefined} employee={shown} onClose={onClose} />
  );
}
