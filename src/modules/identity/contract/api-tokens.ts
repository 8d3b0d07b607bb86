import { errors } from '#platform/contract/errors.ts';
import { identityErrors } from './errors.ts';
import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { permissionGroup } from './roles.ts';

export const TOKEN_DAYS = [30, 90, 365] as const;

/** By which a program acts as its person, in one company and for some things only. */
export const apiToken = z.object({
  id: recordId,
  name: z.string(),
  permissions: z.array(z.string()),
  expires_at: instant,
  last_used_at: instant.nullable(),
  created_at: instant,
});

export type ApiToken = z.output<typeof apiToken>;

export const listApiTokens = defineRoute({
  method: 'GET',
  path: '/v1/api-tokens',
  access: 'member',
  summary: 'The caller’s own tokens for programs in this company, and what new ones may be allowed',
  refuses: [errors.forbidden],
  answers: {
    200: z.object({ data: z.array(apiToken), allowable: z.array(permissionGroup) }),
  },
});

export const apiTokenInput = z.strictObject({
  name: z
    .string('identity:errors.token_name_required')
    .trim()
    .min(1, 'identity:errors.token_name_required')
    .max(60),
  permissions: z
    .array(z.string().max(100))
    .min(1, 'identity:errors.token_permissions_required')
    .max(500),
  days: z.literal(TOKEN_DAYS),
});

export const createApiToken = defineRoute({
  method: 'POST',
  path: '/v1/api-tokens',
  access: 'member',
  summary: 'Makes a token for programs, with permissions of the caller; the answer shows it once',
  secretAnswer: true,
  body: apiTokenInput,
  refuses: [errors.forbidden, identityErrors.beyond_your_rights],
  answers: { 201: z.object({ token: z.string(), data: apiToken }) },
});

export const deleteApiToken = defineRoute({
  method: 'DELETE',
  path: '/v1/api-tokens/:id',
  access: 'member',
  summary: 'Revokes one of the caller’s own tokens; it stops working within a second',
  refuses: [errors.forbidden],
  answers: { 204: z.undefined() },
});
