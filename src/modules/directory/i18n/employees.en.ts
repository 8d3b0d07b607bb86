import type { Texts } from '#platform/contract/texts/texts.ts';
import type { employeesTh } from './employees.th.ts';

export const employeesEn = {
  employees: {
    title: 'Employees',
    purpose:
      'Everybody who works for the company, whether they sign in or not. Owners and managers are chosen from here.',
    create: 'Add employee',
    search: 'Search name, code or phone',
    load_failed: 'Failed to load employees',
    any_department: 'All departments',
    any_status: 'Any status',
    empty_hint: 'Add them one by one, or import an Excel or CSV file',
    none: 'None',
    actions: {
      deactivate: 'Mark as left',
      reactivate: 'Reinstate',
      delete: 'Delete',
    },
    form: {
      create_title: 'Add employee',
      edit_title: 'Edit employee',
      names_hint: 'Without an English name, the Thai one is shown in its place',
      code_hint: 'As on the employee card; imports find people by it',
      manager_hint: 'Type a name or code to search',
      me: 'Me ({{name}})',
      not_found: 'Nothing found',
      clear: 'Clear',
    },
    confirm: {
      deactivate: 'Mark {{name}} as left?',
      deactivate_text:
        'They can no longer be chosen for new work. Earlier work keeps their name, and they can be reinstated.',
      deactivate_signs_in:
        'Their account can still sign in. To end that, close it on the “Users” screen.',
      reactivate: 'Reinstate {{name}}?',
      reactivate_text: 'They can be chosen for new work again.',
      delete: 'Delete {{name}}?',
      delete_text:
        'This cannot be undone. It is meant for entries made by mistake; people who left should be marked as left.',
    },
    toasts: {
      created: '{{name}} has been added',
      create_failed: 'Failed to add the employee',
      saved: '{{name}} has been saved',
      save_failed: 'Failed to save the employee',
      deactivate: '{{name}} is marked as left',
      reactivate: '{{name}} has been reinstated',
      delete: '{{name}} has been deleted',
      act_failed: 'This did not work',
    },
  },
  uses: {
    employees_one: 'manages {{count}} employee',
    employees_other: 'manages {{count}} employees',
    memberships_one: 'has a user account',
    memberships_other: 'has {{count}} user accounts',
    agents_one: 'owns {{count}} agent',
    agents_other: 'owns {{count}} agents',
    positions_one: '{{count}} position belongs to it',
    positions_other: '{{count}} positions belong to it',
    agent_profiles_one: '{{count}} agent profile has it',
    agent_profiles_other: '{{count}} agent profiles have it',
    others_one: '{{count}} other record',
    others_other: '{{count}} other records',
  },
  statuses: { active: 'Working', inactive: 'Left' },
} satisfies Texts<typeof employeesTh>;
