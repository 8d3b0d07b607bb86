import { z } from 'zod';
import { instant, recordId } from './ids.ts';
import { defineRoute } from './route.ts';

/** More unread ones than this are reported as this many. */
export const MOST_UNREAD = 100;

export const INBOX_TONES = ['success', 'warning', 'danger', 'info'] as const;

/** Something that happened while the person was not watching, as shown in their inbox. */
export const inboxItem = z.object({
  id: recordId,
  at: instant,
  tone: z.enum(INBOX_TONES),
  /** In the caller's language. */
  title: z.string(),
  /** Empty where the title says all there is to say. */
  message: z.string(),
  read: z.boolean(),
  /** The record it is about, and the one that contains it. */
  entity: z.string(),
  record_id: z.string(),
  within: z.string().nullable(),
});

export type InboxItem = z.output<typeof inboxItem>;

const unread = z.object({ unread: z.number().int().nonnegative().max(MOST_UNREAD) });

/** One page, the newest first; `next` is the `before` of the page behind it. */
export const listInboxRoute = defineRoute({
  method: 'GET',
  path: '/v1/inbox',
  access: 'member',
  summary: 'What happened for the caller in this company in the last 90 days, the newest first',
  query: z.object({
    before: recordId.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answers: { 200: z.object({ data: z.array(inboxItem), next: recordId.nullable() }) },
});

export const countUnreadRoute = defineRoute({
  method: 'GET',
  path: '/v1/inbox/unread',
  access: 'member',
  summary: `How many of these are unread, up to ${MOST_UNREAD}`,
  answers: { 200: unread },
});

export const markInboxItemRoute = defineRoute({
  method: 'PUT',
  path: '/v1/inbox/:id',
  access: 'member',
  summary: 'Mark something as read, or as unread again',
  body: z.strictObject({ read: z.boolean() }),
  answers: { 200: inboxItem },
});

/** What arrives while the caller reads the list is newer than `up_to` and stays unread. */
export const markInboxReadRoute = defineRoute({
  method: 'POST',
  path: '/v1/inbox/read',
  access: 'member',
  summary: 'Mark everything as read, up to the newest item the caller has seen',
  body: z.strictObject({ up_to: recordId }),
  answers: { 200: unread },
});
