import { smsSettings, type SmsChannel } from '#modules/notifications/contract/sms-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeChannel } from '../channels/describe-channel.ts';
import { receiptPathOf } from './receipt-address.ts';

/** Before anybody decides otherwise. */
const PER_MINUTE = 60;

/** How the company sends SMS. */
export async function describeSmsChannel(
  tx: Transaction,
  scope: Scope,
  { secrets }: Pick<Context, 'secrets'>,
): Promise<SmsChannel> {
  const { row, state, person } = await describeChannel(tx, scope, 'SMS');
  return {
    ...state,
    ...smsSettings.parse(row?.settings ?? {}),
    per_minute: row?.per_minute ?? PER_MINUTE,
    has_secret: row?.sealed != null,
    receipt_path: receiptPathOf(secrets, scope.companyId),
    own_address: person?.phone ?? null,
    updated_at: row?.updated_at ?? null,
  };
}
