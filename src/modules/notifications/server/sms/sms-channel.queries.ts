import { smsSettings, type SmsChannel } from '#modules/notifications/contract/sms-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeChannel } from '../channels/describe-channel.ts';

/** Before anybody decides otherwise. */
const PER_MINUTE = 60;

/** How the company sends SMS. */
export async function describeSmsChannel(tx: Transaction, scope: Scope): Promise<SmsChannel> {
  const { row, state, person } = await describeChannel(tx, scope, 'SMS');
  return {
    ...state,
    ...smsSettings.parse(row?.settings ?? {}),
    per_minute: row?.per_minute ?? PER_MINUTE,
    has_secret: row?.sealed != null,
    own_address: person?.phone ?? null,
    updated_at: row?.updated_at ?? null,
  };
}
