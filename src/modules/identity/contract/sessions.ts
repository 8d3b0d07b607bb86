import { identityErrors } from './errors.ts';
import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './permissions.ts';

/** A device where the person is signed in. */
export const session = z.object({
  id: recordId,
  user_agent: z.string(),
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
  is_current: z.boolean(),
});

export type Session = z.output<typeof session>;

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'person',
  summary: 'Where the signed-in person is signed in, latest first',
  answers: { 200: data(z.array(session)) },
});

export const revokeSession = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'person',
  summary: 'Signs the person out on one device',
  answers: { 204: z.undefined() },
});

export const revokeOtherSessions = defineRoute({
  method: 'POST',
  path: '/api/account/sessions/revoke-others',
  access: 'person',
  summary: 'Signs the person out everywhere but here',
  answers: { 204: z.undefined() },
});

const managed = { access: identityPermissions.name('manage_users') } as const;

export const listUserSessions = defineRoute({
  ...managed,
  method: 'GET',
  path: '/v1/users/:id/sessions',
  summary: 'Where a person is signed in, latest first',
  refuses: [identityErrors.beyond_your_rights],
  answers: { 200: data(z.array(session)) },
});

export const revokeUserSession = defineRoute({
  ...managed,
  method: 'DELETE',
  path: '/v1/users/:id/sessions/:session_id',
  summary: 'Signs a person out on one device',
  params: z.object({ id: recordId, session_id: recordId }),
  refuses: [identityErrors.beyond_your_rights],
  answers: { 204: z.undefined() },
});

/** What happened at the door of an account. */
export const SIGN_IN_EVENTS = [
  'signed_in',
  'signed_out',
  'session_revoked',
  'locked_out',
  'codes_blocked',
  'recovery_code_used',
  'password_chosen',
  'password_changed',
] as const;

const signIn = z.object({
  sequence: z.number().int(),
  at: instant,
  event: z.enum(SIGN_IN_EVENTS),
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
});

export type SignIn = z.output<typeof signIn>;

export const listSignIns = defineRoute({
  ...managed,
  method: 'GET',
  path: '/v1/users/:id/sign-ins',
  summary:
    'When and from where a person signed in and out, and what else happened to their sign-in',
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  refuses: [identityErrors.beyond_your_rights],
  answers: { 200: z.object({ data: z.array(signIn), next: z.number().int().nullable() }) },
});
