import { z } from 'zod';
import type { OutboundAnswer } from '#platform/server/outbound/outbound-client.ts';
import type { StoredChannel } from '../channels/channel-secret.ts';
import { outcomeOfFailure, readAnswer, refusalOf } from '../channels/http-outcome.ts';
import type { Outcome } from '../channels/outcome.ts';
import type { OpenChannel, SendingContext } from '../channels/provider.ts';
import { callLine } from './call-line.ts';

/** Sends messages to LINE accounts, to each person in the language they have chosen. */
export const openLine: OpenChannel = (context, channel) => ({
  send: (message, language) =>
    attemptLine(context, channel, {
      to: message.address,
      // A message that people write for LINE has no title.
      text: [message.title[language], message.text[language]]
        .filter((part) => part !== '')
        .join('\n'),
      id: message.id,
      since: message.created_at,
    }),
});

const WITHIN_MS = 30_000;
const LONGEST_ANSWER = 500;
/** LINE remembers a retry key for 24 hours after the first call. */
const REMEMBERED_MS = 23 * 3_600_000;
const ALREADY_ACCEPTED = 409;

interface LineMessage {
  readonly to: string;
  readonly text: string;
  /** The retry key: LINE takes a message with it once, however often it is handed over. */
  readonly id: string;
  /** It was not handed over before. */
  readonly since: string;
}

/** Hands a message over; whatever happens, it says what became of it. */
export async function attemptLine(
  context: Pick<SendingContext, 'outbound' | 'secrets'>,
  channel: StoredChannel,
  { to, text, id, since }: LineMessage,
): Promise<Outcome> {
  const outcome = await callLine(context, channel, {
    path: 'push',
    json: { to },
    text,
    headers: { 'x-line-retry-key': id },
    timeoutMs: WITHIN_MS,
  }).then(outcomeOf, outcomeOfFailure);
  // It may be handed over again, as LINE would notice; everybody waits until somebody answers.
  const mayRepeat = outcome.kind === 'unknown' && Date.now() - Date.parse(since) < REMEMBERED_MS;
  return mayRepeat ? { ...outcome, kind: 'unreachable' } : outcome;
}

const accepted = z.object({ sentMessages: z.tuple([z.object({ id: z.string() })]) });

function outcomeOf(answer: OutboundAnswer): Outcome {
  const { status, text } = answer;
  const said = `${status} ${text}`.slice(0, LONGEST_ANSWER);
  const refusal = status === ALREADY_ACCEPTED ? undefined : refusalOf(answer);
  if (refusal === undefined) {
    const id = accepted.safeParse(readAnswer(text)).data?.sentMessages[0].id;
    // Something else answered in its place.
    if (id === undefined && status !== ALREADY_ACCEPTED) return { kind: 'unknown', answer: said };
    return { kind: 'accepted', answer: said, ...(id !== undefined && { id }) };
  }
  // Only an administrator can buy more.
  if (status === 429 && /monthly limit/i.test(text)) return { kind: 'setup', answer: said };
  const isOfAddress = /property, 'to'|Failed to send messages/i.test(text);
  return status === 400 && isOfAddress ? { kind: 'bad_address', answer: said } : refusal;
}
