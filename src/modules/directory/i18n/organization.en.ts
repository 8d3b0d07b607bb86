import type { Texts } from '#platform/contract/texts/texts.ts';
import type { organizationTh } from './organization.th.ts';

export const organizationEn = {
  units: {
    title: 'Departments and positions',
    purpose: 'They group employees, and notifications can be sent to them.',
    tabs: { department: 'Departments', position: 'Positions' },
    search: 'Search Thai or English name',
    columns: { employees: 'Employees' },
    any_department: 'Every department',
    department_hint: 'Leave it empty for a position of every department',
    delete: 'Delete',
    delete_text: 'This cannot be undone, and is only possible while no employee is in it.',
    delete_named: 'Delete “{{name}}”?',
    saved: '“{{name}}” has been saved',
    save_failed: 'Failed to save',
    created: '“{{name}}” has been added',
    create_failed: 'Failed to add',
    deleted: '“{{name}}” has been deleted',
    delete_failed: 'Failed to delete',
    nothing_hint: 'Try other words, or add a new one',
    department: {
      create: 'Add department',
      edit_title: 'Edit department',
      load_failed: 'Failed to load departments',
      nothing: 'No department found',
      none: 'No departments yet',
    },
    position: {
      create: 'Add position',
      edit_title: 'Edit position',
      load_failed: 'Failed to load positions',
      nothing: 'No position found',
      none: 'No positions yet',
    },
  },
} satisfies Texts<typeof organizationTh>;
