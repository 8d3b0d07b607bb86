import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';

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
