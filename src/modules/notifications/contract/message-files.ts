import { z } from 'zod';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Limits of the files of messages. */
export const messageFileLimits = {
  /** Files that people may upload for one message. */
  most: 10,
  /** Mail servers refuse larger mails; the content grows by a third on its way. */
  mailBytes: 15 * 1024 * 1024,
  /** How long the link of an SMS or of LINE works. */
  days: 30,
} as const;

export const messageFileErrors = defineErrors('notifications', {
  /** The link was used, or is too old. */
  file_link_used: 409,
});

const page = {
  path: '/v1/notification-files/:token',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(100) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
} as const;

/** Programs open links to look at them, so opening one uses nothing up. */
export const showFilePageRoute = defineRoute({
  ...page,
  method: 'GET',
  summary:
    'The page to which the link of an SMS or of LINE leads: it offers the file of the message',
  refuses: [errors.not_found],
});

export const takeFileRoute = defineRoute({
  ...page,
  method: 'POST',
  webhook: true,
  summary: 'The file of a message, once, for anyone who received its link',
  refuses: [errors.not_found, messageFileErrors.file_link_used],
});
