import { createHmac, timingSafeEqual } from 'node:crypto';
import { channelErrors } from '#modules/notifications/contract/channels.ts';
import type { Context } from '#platform/server/context.ts';
import type { StoredChannel } from '../channels/channel-secret.ts';
import { findChannel } from '../channels/channels.queries.ts';
import { callLine } from './call-line.ts';
import { handleLineEvent } from './handle-line-event.ts';
import { lineEvent } from './line-event.ts';
import { openLineSecrets } from './line-secrets.ts';

/** LINE waits no longer for its own answer. */
const REPLY_WITHIN_MS = 2_000;

interface Received {
  readonly companyId: number;
  readonly requestId: string;
  /** The body as it was sent, and its signature. */
  readonly sent: string;
  readonly signature: string;
  readonly events: readonly unknown[];
}

/** Does what follows from a call of LINE, and replies to each person. */
export async function receiveLineEvents(
  context: Pick<Context, 'database' | 'secrets' | 'clock' | 'outbound' | 'translator' | 'logger'>,
  { companyId, requestId, sent, signature, events }: Received,
): Promise<void> {
  const { database, secrets, translator, logger } = context;
  const company = { companyId };
  const channel = await database.inCompany(company, (tx) => findChannel(tx, company, 'Line'), {
    readOnly: true,
  });
  const { secret } = openLineSecrets(secrets, channel);
  if (channel === undefined || !isSignedBy(secret, { sent, signature })) {
    throw channelErrors.wrong_signature();
  }
  const actor = { ...company, userId: null, employeeId: null, requestId };
  for (const event of events.flatMap((one) => lineEvent.safeParse(one).data ?? [])) {
    const reply = await database.inCompany(company, (tx) =>
      handleLineEvent(tx, actor, { ...context, event }),
    );
    if (reply === undefined || !('replyToken' in event)) continue;
    const text = translator.translate('th', `notifications:line_replies.${reply}`);
    await replyTo(channel, event.replyToken, text);
  }

  async function replyTo(from: StoredChannel, replyToken: string, text: string): Promise<void> {
    try {
      const call = {
        path: 'reply',
        json: { replyToken },
        text,
        timeoutMs: REPLY_WITHIN_MS,
      } as const;
      const { status } = await callLine(context, from, call);
      if (status >= 300) logger.warn({ status, companyId }, 'LINE did not take a reply');
    } catch (error) {
      logger.warn({ err: error, companyId }, 'a reply could not be sent to LINE');
    }
  }
}

function isSignedBy(
  secret: string,
  { sent, signature }: Pick<Received, 'sent' | 'signature'>,
): boolean {
  if (secret === '') return false;
  const expected = createHmac('sha256', secret).update(sent).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
