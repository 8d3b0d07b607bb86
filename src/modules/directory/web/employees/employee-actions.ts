import { IconPencil, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { texts } from '../texts.ts';
import type { Asked } from './confirm-employee-action.tsx';

interface EmployeeActions {
  readonly onEdit: (id: number) => void;
  readonly onAsk: (asked: Asked) => void;
}

/** What can be done to an employee from her row. */
export function useEmployeeActions({ onEdit, onAsk }: EmployeeActions) {
  const t = useTexts(texts);
  return (employee: EmployeeRecord): RowAction[] => [
    {
      label: t('employees.actions.edit'),
      icon: IconPencil,
      onClick: () => onEdit(employee.id),
    },
    employee.status === 'active'
      ? {
          label: t('employees.actions.deactivate'),
          icon: IconUserOff,
          onClick: () => onAsk({ deed: 'deactivate', employee }),
        }
      : {
          label: t('employees.actions.reactivate'),
          icon: IconUserCheck,
          onClick: () => onAsk({ deed: 'reactivate', employee }),
        },
    {
      label: t('employees.actions.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => onAsk({ deed: 'delete', employee }),
    },
  ];
}
