import { IconPencil, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import type { DirectoryTexts } from '../texts.ts';
import type { EmployeeAct } from './employees.api.ts';

interface EmployeeActions {
  readonly onEdit: (employee: EmployeeRecord) => void;
  readonly onWanted: (wanted: EmployeeAct) => void;
}

/** What can be done to an employee from their row. */
export function employeeActions(t: DirectoryTexts, { onEdit, onWanted }: EmployeeActions) {
  const icons = { deactivate: IconUserOff, reactivate: IconUserCheck, delete: IconTrash };
  return (employee: EmployeeRecord): RowAction[] => {
    const action = (act: EmployeeAct['act']) => ({
      label: t(`employees.actions.${act}`),
      icon: icons[act],
      danger: act === 'delete',
      onClick: () => onWanted({ act, employee }),
    });
    return [
      { label: t('actions.edit'), icon: IconPencil, onClick: () => onEdit(employee) },
      action(employee.status === 'active' ? 'deactivate' : 'reactivate'),
      action('delete'),
    ];
  };
}
