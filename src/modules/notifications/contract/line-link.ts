import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const LINE_LINK = 'notification_line_link';

export const lineLinkEvents = defineEvents('notifications', [
  'line_code_made',
  'line_linked',
  'line_unlinked',
  'line_followed',
  'line_unfollowed',
]);

export const lineLinkErrors = defineErrors('notifications', {
  /** The company does not send on Line. */
  line_not_available: 409,
});

export const lineLink = z.object({
  /** Whether the company sends on Line. */
  available: z.boolean(),
  linked_at: instant.nullable(),
  /** Since when the person has blocked the account. */
  unfollowed_at: instant.nullable(),
});

export const lineCode = z.object({
  code: z.string(),
  expires_at: instant,
  /** Opens the chat with the company's account, with the code typed in. */
  url: z.string(),
  /** The same as a picture, for a telephone's camera. */
  qr: z.string(),
});

const path = '/v1/notification-line-link';

export const getLineLinkRoute = defineRoute({
  method: 'GET',
  path,
  access: 'member',
  summary: "Whether the caller's LINE account is linked",
  answers: { 200: data(lineLink) },
});

export const makeLineCodeRoute = defineRoute({
  method: 'POST',
  path: `${path}/code`,
  access: 'member',
  summary:
    'A code that links the LINE account which sends it; it works once, for ten minutes, and replaces the one before',
  secretAnswer: true,
  refuses: [lineLinkErrors.line_not_available],
  answers: { 201: data(lineCode) },
});

export const removeLineLinkRoute = defineRoute({
  method: 'DELETE',
  path,
  access: 'member',
  summary: "Unlink the caller's LINE account; what waits for it is not sent",
  refuses: [errors.not_found],
  answers: { 200: data(lineLink) },
});
