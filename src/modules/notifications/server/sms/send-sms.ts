import { smsSettings } from '#modules/notifications/contract/sms-channel.ts';
import { openSecret, type StoredChannel } from '../channels/channel-secret.ts';
import { outcomeOfFailure, readAnswer, refusalOf } from '../channels/http-outcome.ts';
import type { Outcome } from '../channels/outcome.ts';
import type { OpenChannel, SendingContext } from '../channels/provider.ts';
import { composeSms, isPhone, readPath } from './compose-sms.ts';
import { receiptPathOf } from './receipt-address.ts';

/** Sends messages as SMS, to each person in the language they have chosen. */
export const openSms: OpenChannel = (context, channel) => ({
  send: (message, language) =>
    attemptSms(context, channel, { to: message.address, message: message.text[language] }),
});

const WITHIN_MS = 30_000;
const LONGEST_ANSWER = 500;
/** Twilio: the number is none, cannot receive SMS, or is no mobile. */
const OF_ADDRESS = new Set(['21211', '21214', '21614']);

/** Hands an SMS over; whatever happens, it says what became of it. */
export async function attemptSms(
  { config, outbound, secrets }: Pick<SendingContext, 'config' | 'outbound' | 'secrets'>,
  channel: StoredChannel,
  sms: { readonly to: string; readonly message: string },
): Promise<Outcome> {
  if (!isPhone(sms.to)) {
    return { kind: 'bad_address', answer: `Not a phone number: ${sms.to}` };
  }
  const composed = compose(channel, {
    ...sms,
    secret: openSecret(secrets, channel),
    receiptUrl:
      config.PUBLIC_URL === undefined
        ? ''
        : new URL(receiptPathOf(secrets, channel.company_id), config.PUBLIC_URL).href,
  });
  if (composed === undefined) return { kind: 'setup', answer: 'The body is not JSON' };
  const { idPath, ...call } = composed;
  try {
    const answer = await outbound.send({
      method: 'POST',
      ...call,
      timeoutMs: WITHIN_MS,
      companyId: channel.company_id,
    });
    const said = readAnswer(answer.text);
    const refusal = refusalOf(answer);
    if (refusal !== undefined) {
      const isOfAddress = OF_ADDRESS.has(readPath(said, 'code') ?? '');
      return isOfAddress ? { kind: 'bad_address', answer: refusal.answer } : refusal;
    }
    const id = readPath(said, idPath);
    const text = `${answer.status} ${answer.text}`.slice(0, LONGEST_ANSWER);
    // It said yes, but not as the gateway does that was set up.
    if (idPath !== '' && id === undefined) return { kind: 'unknown', answer: text };
    const cost = readPath(said, 'price');
    return { kind: 'accepted', answer: text, ...(id && { id }), ...(cost && { cost }) };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

/** The call, or nothing where the template of its body is no JSON. */
function compose(channel: StoredChannel, sms: Parameters<typeof composeSms>[1]) {
  try {
    return composeSms(smsSettings.parse(channel.settings), sms);
  } catch {
    return undefined;
  }
}
