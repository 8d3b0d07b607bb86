import { employeeNames } from '#modules/directory/contract/employees.ts';
import { identityErrors } from './errors.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './permissions.ts';
import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { companyId, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';

/** `invited` people have not chosen a password yet; `inactive` ones were disabled by an administrator. */
export const USER_STATUSES = ['active', 'invited', 'inactive'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

const roleName = z.object({
  id: recordId,
  /** Null for one of the company's own roles. */
  built_in: z.enum(BUILT_IN_ROLES).nullable(),
  /** In the caller's language for the built-in ones. */
  name: z.string(),
});

/** A person who can sign in to the company. */
export const user = z.object({
  id: recordId,
  username: z.string(),
  email: z.string().nullable(),
  status: z.enum(USER_STATUSES),
  role: roleName,
  /** Null for a person who works with the company without being its employee. */
  employee: z.object({ id: employeeId, name: z.string() }).nullable(),
  is_otp: z.boolean(),
  /** Whether the person's codes are blocked after too many wrong ones. */
  is_otp_block: z.boolean(),
  /** Until when nobody can sign in, after too many wrong passwords; null where that is possible. */
  locked_until: instant.nullable(),
  last_seen_at: instant.nullable(),
  /** In which other companies the person works, as far as the caller works there too. */
  other_companies: z.array(z.object({ id: companyId, name: z.string(), role: z.string() })),
  /** Whether the caller may act on the account itself, which affects every company. */
  may_manage_account: z.boolean(),
  /** Whether the person has an e-mail address and a mail server is configured. */
  may_be_mailed: z.boolean(),
  is_caller: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

export type User = z.output<typeof user>;

const email = z.email('identity:errors.email_invalid').max(254).nullable();
const post = {
  role_id: z.uuid('identity:errors.role_required'),
  employee_id: employeeId.nullable(),
};

/** What a person who joins will be. */
const joiningPost = {
  ...post,
  /** Makes them an employee as well, in place of `employee_id`; needs the right to add employees. */
  new_employee: employeeNames.nullable().default(null),
};

export type JoiningPost = z.output<z.ZodObject<typeof joiningPost>>;

/** A new account. Latin letters, so that it can be typed on any keyboard; no `@`, which marks an e-mail. */
export const userInput = z.strictObject({
  username: z
    .string('identity:errors.new_username_required')
    .trim()
    .min(1, { error: 'identity:errors.new_username_required', abort: true })
    .max(60)
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'identity:errors.username_invalid'),
  email,
  ...joiningPost,
});

export const memberInput = z.strictObject({
  identifier: z
    .string('identity:errors.username_required')
    .trim()
    .min(1, 'identity:errors.username_required')
    .max(254),
  ...joiningPost,
});

export const userChange = z.strictObject({ email, ...post, updated_at: instant });

const access = {
  read: identityPermissions.names.read,
  write: identityPermissions.names.manage_users,
  delete: identityPermissions.names.manage_users,
};

/** Of what may leave a company without an administrator. */
const leavingRefusals = [
  identityErrors.beyond_your_rights,
  identityErrors.not_yourself,
  identityErrors.last_administrator,
];

export const {
  list: listUsers,
  get: getUser,
  create: inviteUser,
  update: changeUser,
  delete: removeUser,
} = recordRoutes({
  path: '/v1/users',
  access,
  query: z.object({
    ...pageParameters,
    search: z.string().trim().max(200).default(''),
    sort: z
      .enum(['name', '-name', 'username', '-username', 'last_seen_at', '-last_seen_at'])
      .default('username'),
    status: z.enum(USER_STATUSES).optional(),
    role_id: recordId.optional(),
    /** Accounts that nobody can sign in to, after wrong passwords or wrong codes. */
    locked: z.enum(['yes']).optional(),
  }),
  create: userInput,
  change: userChange,
  answers: { one: user, page: page(user) },
  summaries: {
    list: 'People who can sign in to the company; `search` looks into names and e-mail addresses',
    get: 'One person who can sign in to the company',
    create: 'Adds a person with a new account, who chooses a password by a link',
    update: 'Changes e-mail address, role and employee; 409 when somebody else did since',
    delete: 'Removes a person from this company; an account that was never used is deleted as well',
  },
  refuses: {
    create: [identityErrors.beyond_your_rights],
    update: leavingRefusals,
    delete: leavingRefusals,
  },
});

const act = { method: 'POST', access: access.write } as const;

export const addMember = defineRoute({
  ...act,
  path: '/v1/users/members',
  summary: 'Lets a person who has an account already, by its exact name, into this company too',
  body: memberInput,
  refuses: [identityErrors.beyond_your_rights],
  answers: { 201: user },
});

export const deactivateUser = defineRoute({
  ...act,
  path: '/v1/users/:id/deactivate',
  summary: 'Disables an account: its sessions end immediately, in every company',
  refuses: leavingRefusals,
  answers: { 200: user },
});

export const reactivateUser = defineRoute({
  ...act,
  path: '/v1/users/:id/reactivate',
  summary: 'Enables an account again',
  refuses: leavingRefusals,
  answers: { 200: user },
});

export const signUserOut = defineRoute({
  ...act,
  path: '/v1/users/:id/sign-out',
  summary: 'Ends all sessions of a person, on all devices',
  refuses: [identityErrors.beyond_your_rights],
  answers: { 204: z.undefined() },
});

export const makeUserLink = defineRoute({
  ...act,
  path: '/v1/users/:id/link',
  summary: 'Makes a link by which a person chooses a password, once; earlier links stop working',
  secretAnswer: true,
  refuses: [identityErrors.beyond_your_rights],
  answers: { 201: z.object({ token: z.string(), expires_at: instant }) },
});

export const unblockUserCodes = defineRoute({
  ...act,
  path: '/v1/users/:id/unblock-codes',
  summary: 'Unblocks the codes of a person who typed too many wrong ones',
  refuses: [identityErrors.beyond_your_rights],
  answers: { 200: user },
});

export const removeUserOtp = defineRoute({
  ...act,
  path: '/v1/users/:id/remove-otp',
  summary: 'Removes the second factor from an account whose person lost it',
  refuses: [identityErrors.beyond_your_rights, identityErrors.not_yourself],
  answers: { 200: user },
});

export const mailUserLink = defineRoute({
  ...act,
  path: '/v1/users/:id/mail-link',
  summary: 'Mails a person the link to choose a password; earlier links stop working',
  refuses: [identityErrors.cannot_be_mailed, identityErrors.beyond_your_rights],
  answers: { 202: user },
});

export const { ticket: createUsersExport, file: exportUsers } = exportRoutes({
  path: '/v1/users',
  access: identityPermissions.names.read,
  what: 'the list of users',
  filters: listUsers.query.omit({ page: true, page_size: true, count: true }).shape,
});
