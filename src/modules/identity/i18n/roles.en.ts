import type { Texts } from '#platform/contract/texts/texts.ts';
import type { rolesTh } from './roles.th.ts';

export const rolesEn = {
  roles: {
    administrator: 'Administrator',
    manager: 'Manager',
    staff: 'Staff',
    viewer: 'Viewer',
  },
  role_purposes: {
    administrator: 'May do everything, including users, roles and the settings of the company',
    manager:
      'Sees, adds, changes, deletes and imports records, and approves quotas and contracts; who approves quotations is named in the quotation settings',
    staff:
      'Sees, adds and changes records, and neither deletes any nor approves quotas or contracts; who approves quotations is named in the quotation settings',
    viewer: 'Only sees records, and may ask agents',
  },
  role_matrix: {
    title: 'Roles and rights',
    purpose:
      'What each role may do. The standard roles are built in and cannot be changed; a company can add its own.',
    create: 'Create role',
    load_failed: 'Failed to load roles',
    permission: 'Right',
    allowed: 'Yes',
    refused: 'No',
    standard: 'Standard',
    users_one: '{{count}} user',
    users_other: '{{count}} users',
    actions: 'Actions for the role {{name}}',
    form: {
      create_title: 'Create role',
      edit_title: 'Edit role',
      name: 'Name of the role',
      permissions: 'What this role may do',
      permissions_hint: 'You can grant the permissions that you have.',
    },
    confirm_delete: 'Delete the role {{name}}?',
    confirm_delete_text: 'A deleted role cannot be restored, but you can create it again.',
    created: 'Role created',
    create_failed: 'Could not create the role',
    saved: 'Role saved; it holds at once',
    save_failed: 'Could not save the role',
    deleted: 'Role deleted',
    delete_failed: 'Could not delete the role',
  },
} satisfies Texts<typeof rolesTh>;
