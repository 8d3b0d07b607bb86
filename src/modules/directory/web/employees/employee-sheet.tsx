import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { employeeFields } from './employee-fields.tsx';
import { employeeForm } from './employee-form.ts';
import { useCreateEmployee, useUpdateEmployee } from './employees.api.ts';

interface EmployeeSheetProps extends WindowProps {
  /** Who is changed; nobody while somebody is added. */
  readonly record?: EmployeeRecord;
}

export function EmployeeSheet({ record, ...window }: EmployeeSheetProps) {
  const t = useTexts(texts);
  const create = useCreateEmployee();
  const update = useUpdateEmployee();
  const isNew = record === undefined;
  return (
    <RecordFormSheet
      {...window}
      title={t(isNew ? 'employees.form.create_title' : 'employees.form.edit_title')}
      form={employeeForm}
      stored={record}
      fields={employeeFields(t, record)}
      save={(body, basis) => {
        if (basis === undefined) return create.mutateAsync(body);
        const { id, updated_at } = basis;
        return update.mutateAsync({ id, updated_at, ...body });
      }}
    />
  );
}
