import { z } from 'zod';

const ofPerson = {
  /** The same when LINE delivers it again. */
  webhookEventId: z.string().min(1).max(100),
  /** In milliseconds. */
  timestamp: z.int().min(0).max(8_640_000_000_000_000),
  source: z.object({ type: z.literal('user'), userId: z.string().min(1).max(100) }),
};
const replyToken = z.string().min(1).max(500);

/** What we hear from LINE of one person; other kinds of event are nothing to us. */
export const lineEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('follow'), replyToken, ...ofPerson }),
  z.object({ type: z.literal('unfollow'), ...ofPerson }),
  z.object({
    type: z.literal('message'),
    replyToken,
    message: z.object({ type: z.literal('text'), text: z.string().max(10_000) }),
    ...ofPerson,
  }),
]);

export type LineEvent = z.output<typeof lineEvent>;
