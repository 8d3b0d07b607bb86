import type { SmsSettings } from '#modules/notifications/contract/sms-channel.ts';
import { toE164 } from '#platform/contract/phone.ts';

const TWILIO = 'https://api.twilio.com';

interface Sms {
  readonly to: string;
  readonly message: string;
  readonly secret: string;
  /** Where the gateway says what became of it; blank where this installation does not know its address. */
  readonly receiptUrl: string;
}

/** A call of the gateway. */
export interface SmsCall {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly json?: unknown;
  readonly form?: string;
  /** Where the answer has the id of the message; blank where it has none. */
  readonly idPath: string;
}

/** Whether it is a phone number that can be called from anywhere. */
export const isPhone = (to: string) => /^\+[1-9]\d{7,14}$/.test(toE164(to));

/** The call that sends an SMS; throws where the template of the body is no JSON. */
export function composeSms(settings: SmsSettings, sms: Sms): SmsCall {
  const { preset, url, account, sender, headers, body_kind, body, message_id_path } = settings;
  const to = toE164(sms.to);
  if (preset === 'twilio') {
    const login = Buffer.from(`${account}:${sms.secret}`).toString('base64');
    const base = url === '' ? TWILIO : url.replace(/\/$/, '');
    return {
      url: `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
      headers: { authorization: `Basic ${login}` },
      form: new URLSearchParams({
        To: to,
        From: sender,
        Body: sms.message,
        ...(sms.receiptUrl === '' ? {} : { StatusCallback: sms.receiptUrl }),
      }).toString(),
      idPath: 'sid',
    };
  }
  const { message, secret, receiptUrl: receipt_url } = sms;
  const values: Readonly<Record<string, string>> = { to, message, sender, secret, receipt_url };
  const fill = (template: string, write: (value: string) => string) =>
    template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : write(value);
    });
  return {
    url,
    headers: Object.fromEntries(
      headers
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const colon = line.indexOf(':');
          // A secret with a line break would begin another header.
          const value = fill(line.slice(colon + 1).trim(), (text) =>
            text.replaceAll(/[\r\n]/g, ''),
          );
          return [line.slice(0, colon).toLowerCase(), value];
        }),
    ),
    ...(body_kind === 'json'
      ? // Inside a text of JSON: as JSON writes it, without the quotes around.
        { json: JSON.parse(fill(body, (value) => JSON.stringify(value).slice(1, -1))) as unknown }
      : { form: fill(body, encodeURIComponent) }),
    idPath: message_id_path,
  };
}

/** A part of a gateway's answer: `messages.0.id`. */
export function readPath(answer: unknown, path: string): string | undefined {
  let found = answer;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = new Map<string, unknown>(Object.entries(found)).get(part);
  }
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}
