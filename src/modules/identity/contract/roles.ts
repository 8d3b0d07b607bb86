import { identityErrors } from './errors.ts';
import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './permissions.ts';

/** What a person can be in a company. */
export const role = z.object({
  id: recordId,
  /** Null for one of the company's own roles. */
  built_in: z.enum(BUILT_IN_ROLES).nullable(),
  /** In the caller's language for the built-in ones. */
  name: z.string(),
  permissions: z.array(z.string()),
  users: z.number().int(),
  is_callers: z.boolean(),
  updated_at: instant,
});

export type Role = z.output<typeof role>;

export const listRoles = defineRoute({
  method: 'GET',
  path: '/v1/roles',
  access: identityPermissions.name('read'),
  summary: 'The roles of the company, the built-in ones first, with what they may do',
  answers: { 200: z.object({ data: z.array(role) }) },
});

/** What can be allowed, by module, in the caller's language. */
export const permissionGroup = z.object({
  module: z.string(),
  title: z.string(),
  /** What no role decides there. */
  note: z.string().nullable(),
  permissions: z.array(z.object({ name: z.string(), label: z.string() })),
});

export type PermissionGroup = z.output<typeof permissionGroup>;

export const listPermissions = defineRoute({
  method: 'GET',
  path: '/v1/permissions',
  access: identityPermissions.name('read'),
  summary: 'Everything that a role can be allowed, by module, in the caller’s language',
  answers: { 200: z.object({ data: z.array(permissionGroup) }) },
});

/** A role of the company's own. */
export const roleInput = z.strictObject({
  name: z
    .string('identity:errors.role_name_required')
    .trim()
    .min(1, 'identity:errors.role_name_required')
    .max(60),
  permissions: z.array(z.string().max(100)).max(500),
});

export const createRole = defineRoute({
  method: 'POST',
  path: '/v1/roles',
  access: identityPermissions.name('manage_roles'),
  summary: 'Creates a role of the company, with permissions of the caller',
  body: roleInput,
  refuses: [identityErrors.beyond_your_rights],
  answers: { 201: role },
});

export const changeRole = defineRoute({
  method: 'PUT',
  path: '/v1/roles/:id',
  access: identityPermissions.name('manage_roles'),
  summary: 'Changes a role of the company’s own; 409 when somebody else did since',
  body: roleInput.extend({ updated_at: instant }),
  refuses: [
    identityErrors.role_fixed,
    identityErrors.not_yourself,
    identityErrors.beyond_your_rights,
  ],
  answers: { 200: role },
});

export const deleteRole = defineRoute({
  method: 'DELETE',
  path: '/v1/roles/:id',
  access: identityPermissions.name('manage_roles'),
  summary: 'Removes a role that nobody has; otherwise 409 with the people who have it',
  refuses: [
    identityErrors.role_in_use,
    identityErrors.role_fixed,
    identityErrors.not_yourself,
    identityErrors.beyond_your_rights,
  ],
  answers: { 204: z.undefined() },
});
