import { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';

const page = {
  path: '/v1/notification-unsubscribe/:token',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(500) }),
  answersWith: 'binary',
  refuses: [errors.not_found],
  answers: { 200: z.unknown() },
} as const;

/** Programs open links of mails to look at them, so opening one changes nothing. */
export const showUnsubscribeRoute = defineRoute({
  ...page,
  method: 'GET',
  summary:
    'The page to which a link of an e-mail leads: it asks whether to send no more of its topic',
});

export const unsubscribeRoute = defineRoute({
  ...page,
  method: 'POST',
  webhook: true,
  summary:
    'Send a person no more e-mail of a topic: by one click in their mail program (RFC 8058), or on that page',
});
