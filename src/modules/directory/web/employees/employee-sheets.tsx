import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { employeeRecord, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { useCreateEmployee, useUpdateEmployee } from './employees.api.ts';
import { texts, type DirectoryTexts } from '../texts.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { blankEmployee, employeeRules, valuesOf, type EmployeeValues } from './employee-values.ts';

interface CreateSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds an employee. */
export function CreateSheet({ opened, onClose }: CreateSheetProps) {
  const t = useTexts(texts);
  const create = useCreateEmployee();
  return (
    <FormSheet<EmployeeValues>
      opened={opened}
      onClose={onClose}
      title={t('employees.form.create_title')}
      schema={employeeRules}
      initialValues={blankEmployee}
      save={(values) => create.mutateAsync(employeeRules.parse(values))}
      saveLabel={t('employees.create')}
    >
      {(form) => <EmployeeFields form={form} />}
    </FormSheet>
  );
}

interface EditSheetProps {
  readonly opened: boolean;
  readonly employee: EmployeeRecord;
  readonly onClose: () => void;
}

/** Changes an employee. What somebody else saved meanwhile is shown before anything is overwritten. */
export function EditSheet({ opened, employee, onClose }: EditSheetProps) {
  const t = useTexts(texts);
  const update = useUpdateEmployee();
  return (
    <FormSheet<EmployeeValues, EmployeeRecord>
      opened={opened}
      onClose={onClose}
      title={t('employees.form.edit_title')}
      schema={employeeRules}
      initialValues={valuesOf(employee)}
      save={(values, { id, updated_at } = employee) =>
        update.mutateAsync({ id, updated_at, ...employeeRules.parse(values) })
      }
      editing={{
        stored: employee,
        schema: employeeRecord,
        toValues: valuesOf,
        labels: labelsOf(t),
      }}
    >
      {(form) => <EmployeeFields form={form} employee={employee} />}
    </FormSheet>
  );
}

function labelsOf(t: DirectoryTexts): Record<keyof EmployeeValues, string> {
  return {
    first_name_th: t('employees.form.first_name_th'),
    last_name_th: t('employees.form.last_name_th'),
    first_name: t('employees.form.first_name'),
    last_name: t('employees.form.last_name'),
    code: t('employees.form.code'),
    email: t('employees.form.email'),
    phone: t('employees.form.phone'),
    department_id: t('employees.form.department'),
    position_id: t('employees.form.position'),
    manager_id: t('employees.form.manager'),
  };
}
