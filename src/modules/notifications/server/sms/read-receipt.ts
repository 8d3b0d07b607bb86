import type { SmsSettings } from '#modules/notifications/contract/sms-channel.ts';
import { readPath } from './compose-sms.ts';

/** What a gateway says became of a message. */
export interface Receipt {
  /** The gateway's id of the message. */
  readonly id: string;
  readonly state: 'delivered' | 'failed';
  /** As the gateway says it. */
  readonly said: string;
}

/** Of Twilio, of SMPP, and what Thai gateways call it. */
const DELIVERED = /^(?:delivered|delivrd|success)$/i;
const FAILED = /^(?:failed|undelivered|undeliv|rejected|rejectd|expired|deleted|error)$/i;

/** The receipt in a gateway's call; nothing where the message is still on its way, or the call is about something else. */
export function readReceipt(settings: SmsSettings, body: unknown): Receipt | undefined {
  const { preset, receipt_id_path, receipt_state_path } = settings;
  const [idPath, statePath] =
    preset === 'twilio' ? ['MessageSid', 'MessageStatus'] : [receipt_id_path, receipt_state_path];
  // A gateway without receipts.
  if (idPath === '' || statePath === '') return undefined;
  const id = readPath(body, idPath);
  const word = readPath(body, statePath) ?? '';
  const code = preset === 'twilio' ? readPath(body, 'ErrorCode') : undefined;
  const said = code === undefined ? word : `${word} ${code}`;
  if (id === undefined) return undefined;
  if (DELIVERED.test(word)) return { id, state: 'delivered', said };
  return FAILED.test(word) ? { id, state: 'failed', said } : undefined;
}
