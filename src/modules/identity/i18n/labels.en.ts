import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import type { labelsTh } from './labels.th.ts';

/** What kinds of record of accounts and roles and their fields are called, in English. */
export const labelsEn = {
  entities: {
    membership: 'Member of the company',
    user: 'User',
    role: 'Role',
    session: 'Session',
    api_token: 'API token',
    security_policy: 'Security requirements',
  },
  values: { purpose: { invitation: 'Invitation', password_reset: 'Password reset' } },
  fields: {
    ...fieldsEn,
    min_characters: 'Shortest password',
    is_otp_required: 'Two-step sign-in required',
    session_days: 'Session length in days',
    posts: 'Roles by company',
    purpose: 'Purpose',
    address: 'Network address',
    user_agent: 'Browser',
    locked: 'Sign-in locked',
    role_id: 'Role',
    employee_id: 'Employee',
    permissions: 'Permissions',
    companyId: 'Company',
    let_in_by: 'Username of who let them in, where not an employee',
  },
} satisfies Texts<typeof labelsTh>;
