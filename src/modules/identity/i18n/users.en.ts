import type { Texts } from '#platform/contract/texts/texts.ts';
import type { usersTh } from './users.th.ts';

/** Texts of the users of a company in English. */
export const usersEn = {
  users: {
    title: 'Users',
    purpose: 'Who can sign in to the company, and as what.',
    invite: 'Invite user',
    search: 'Name, username or e-mail',
    load_failed: 'Failed to load users',
    any_status: 'Any status',
    nobody: 'No users match',
    nobody_hint: 'Try other words or clear the filters.',
    no_employee: 'Not linked to an employee',
    never_seen: 'Never signed in',
    codes_blocked: 'Codes blocked',
    two_step: 'Two-step',
    columns: {
      name: 'Employee',
      last_seen: 'Last seen',
      other_companies: 'Other companies',
    },
    statuses: {
      active: 'Active',
      invited: 'Invited',
      inactive: 'Closed',
    },
    actions: {
      invitation: 'New invitation link',
      password_reset: 'Reset password',
      mail_link: 'Send link by e-mail',
      sign_out: 'Sign out everywhere',
      deactivate: 'Close account',
      reactivate: 'Open account again',
      unblock_codes: 'Unblock codes',
      remove_otp: 'Switch two-step sign-in off',
      remove: 'Take out of company',
    },
    form: {
      invite_title: 'Invite user',
      edit_title: 'Edit user',
      kind: 'Account',
      new_account: 'New account',
      existing_account: 'Has an account',
      existing_hint: 'For people in another company of the group who can already sign in.',
      identifier: 'Username or e-mail of the account',
      username_hint: 'Latin letters, as in somchai.j. It is used to sign in and cannot change.',
      email: 'E-mail',
      email_elsewhere:
        'Cannot be changed: the account can do more than you, or works in a company that you do not manage.',
      own_role: 'You cannot change your own role.',
      employee: 'Employee',
      employee_hint:
        'Their actions are recorded under this name. Leave empty for somebody who is not an employee.',
      employee_nobody: 'No such employee',
      employee_clear: 'Clear employee',
      invite: 'Invite',
    },
    link: {
      invitation_title: 'Invitation link of {{username}}',
      password_reset_title: 'Password link of {{username}}',
      hint: 'Give it to the person directly. It works once and is shown only now.',
      expires: 'Works until {{time}}',
      address: 'Link',
      copy: 'Copy link',
    },
    confirm: {
      password_reset: 'Create a password link for {{username}}?',
      password_reset_text: 'The current password works until a new one is chosen with the link.',
      sign_out: 'Sign {{username}} out everywhere?',
      sign_out_text:
        'Work that is not saved on those devices will be lost. Their API tokens keep working; to stop everything, disable the account.',
      deactivate: 'Disable the account {{username}}?',
      deactivate_text:
        'It is signed out immediately and cannot sign in to any company. Its work stays, and the account can be enabled again.',
      reactivate: 'Enable the account {{username}} again?',
      reactivate_text: 'It can sign in with the same password and role as before.',
      unblock_codes: 'Unblock the codes of {{username}}?',
      unblock_codes_text:
        'Codes from the app will work again. Please make sure that the request comes from the person.',
      remove_otp: 'Switch two-step sign-in off for {{username}}?',
      remove_otp_text:
        'For somebody who lost both phone and recovery codes. The password alone protects the account until it is switched on again.',
      remove: 'Remove {{username}} from this company?',
      remove_text: 'They can no longer enter this company. The work done here stays.',
    },
    toasts: {
      invited: 'User {{username}} added',
      invite_failed: 'Could not add the user',
      link_failed: 'Could not make the link',
      saved: 'User saved',
      save_failed: 'Could not save the user',
      mail_link: 'The link is on its way to {{username}}',
      sign_out: '{{username}} is signed out everywhere',
      deactivate: 'Account {{username}} disabled',
      reactivate: 'Account {{username}} enabled again',
      unblock_codes: 'Codes of {{username}} unblocked',
      remove_otp: 'Two-step sign-in of {{username}} is off',
      remove: '{{username}} removed from the company',
      act_failed: 'That did not work',
    },
  },
} satisfies Texts<typeof usersTh>;
