import { definePermissions } from '#platform/contract/permissions.ts';

export const quotationPermissions = definePermissions(
  'quotations',
  {
    read: ['manager', 'staff', 'viewer'],
    /** Create, change, hand in, send, duplicate and revise quotations. */
    write: ['manager', 'staff'],
    /** Delete drafts, whose numbers stay void. */
    delete: ['manager', 'staff'],
    /** Set numbers, validity, the method of tax and who approves. */
    configure: ['manager'],
  },
  { note: 'quotations:permissions.note' },
);
