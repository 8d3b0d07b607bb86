import { z } from 'zod';
import { companyId, instant, recordId } from './ids.ts';
import { INBOX_BOXES } from './inbox-boxes.ts';
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
  archived: z.boolean(),
  /** Until then it is hidden; a moment in the past is when it came back. */
  snoozed_until: instant.nullable(),
  /** The record it is about, and the one that contains it. */
  entity: z.string(),
  record_id: z.string(),
  within: z.string().nullable(),
  /** What came with it. */
  file: z.object({ name: z.string(), size: z.number().int() }).nullable(),
});

export type InboxItem = z.output<typeof inboxItem>;

const figure = z.number().int().nonnegative().max(MOST_UNREAD);
const unread = z.object({ unread: figure });

/** A module, a feature or an event that people are notified of, by the key under which modules declare it. */
const topic = z.string().trim().min(1).max(100).optional();

/** One page, the newest first; `next` is the `before` of the page behind it. */
export const listInboxRoute = defineRoute({
  method: 'GET',
  path: '/v1/inbox',
  access: 'member',
  summary: 'What happened for the caller in this company in the last 90 days, the newest first',
  query: z.object({
    box: z.enum(INBOX_BOXES).default('all'),
    topic,
    before: recordId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: { 200: z.object({ data: z.array(inboxItem), next: recordId.nullable() }) },
});

export const countUnreadRoute = defineRoute({
  method: 'GET',
  path: '/v1/inbox/unread',
  access: 'member',
  summary: `How many of these are unread, and how many in the caller’s other companies, each up to ${MOST_UNREAD}`,
  answers: {
    200: unread.extend({
      /** Those with any; always empty for an API token, which belongs to one company. */
      elsewhere: z.array(z.object({ company_id: companyId, unread: figure })),
    }),
  },
});

export const markInboxItemRoute = defineRoute({
  method: 'PUT',
  path: '/v1/inbox/:id',
  access: 'member',
  summary: 'Mark something as read or unread, archive it, or hide it until later',
  body: z.strictObject({
    read: z.boolean().optional(),
    archived: z.boolean().optional(),
    /** Hidden until then; marked as unread here, it comes back as such. */
    snoozed_until: instant.nullable().optional(),
  }),
  answers: { 200: inboxItem },
});

/** For what a browser opens by itself: `url` works once, within 60 seconds. */
export const createInboxFileTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/inbox/:id/file-ticket',
  access: 'member',
  summary: 'A link to the file that came with something, which works once, for 60 seconds',
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const inboxFileByTicketRoute = defineRoute({
  method: 'GET',
  path: '/v1/inbox/:id/file',
  access: 'public',
  summary: 'The file that came with something, for the holder of a ticket',
  query: z.object({ ticket: z.string().min(1).max(200) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

/** What arrives while the caller reads the list is newer than `up_to` and stays unread. */
export const markInboxReadRoute = defineRoute({
  method: 'POST',
  path: '/v1/inbox/read',
  access: 'member',
  summary:
    'Mark everything as read that is neither archived nor snoozed, up to the newest item the caller has seen',
  body: z.strictObject({ up_to: recordId, topic }),
  answers: { 200: unread },
});
