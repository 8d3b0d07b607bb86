import { lineSettings } from '#modules/notifications/contract/line-channel.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound-client.ts';
import type { StoredChannel } from '../channels/channel-secret.ts';
import type { SendingContext } from '../channels/provider.ts';
import { openLineSecrets } from './line-secrets.ts';

const LINE = 'https://api.line.me';
/** Of one message. */
const LONGEST_TEXT = 5_000;

interface LineCall {
  readonly path: 'push' | 'reply';
  /** To whom: an id of a user, or the token of what is replied to. */
  readonly json: { readonly to: string } | { readonly replyToken: string };
  readonly text: string;
  readonly headers?: Record<string, string>;
  readonly timeoutMs: number;
}

/** Sends a text by the Messaging API. */
export function callLine(
  { outbound, secrets }: Pick<SendingContext, 'outbound' | 'secrets'>,
  channel: StoredChannel,
  { path, json, text, headers, timeoutMs }: LineCall,
): Promise<OutboundAnswer> {
  const { url } = lineSettings.parse(channel.settings);
  const base = url === '' ? LINE : url.replace(/\/$/, '');
  return outbound.send({
    method: 'POST',
    url: `${base}/v2/bot/message/${path}`,
    headers: {
      authorization: `Bearer ${openLineSecrets(secrets, channel).token}`,
      ...headers,
    },
    json: { ...json, messages: [{ type: 'text', text: text.slice(0, LONGEST_TEXT) }] },
    timeoutMs,
    companyId: channel.company_id,
  });
}
