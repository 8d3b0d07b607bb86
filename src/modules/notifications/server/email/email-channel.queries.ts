import { emailSettings, type EmailChannel } from '#modules/notifications/contract/email-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeChannel } from '../channels/describe-channel.ts';
import { countBounced } from './bounces.queries.ts';

/** Before anybody decides otherwise. */
const PER_MINUTE = 600;

/** How the company sends e-mail. */
export async function describeEmailChannel(
  tx: Transaction,
  scope: Scope,
  { mailer }: Pick<Context, 'mailer'>,
): Promise<EmailChannel> {
  const { row, state, person } = await describeChannel(tx, scope, 'Email');
  return {
    ...state,
    ...emailSettings.parse(row?.settings ?? {}),
    per_minute: row?.per_minute ?? PER_MINUTE,
    has_password: row?.sealed != null,
    has_own_server: mailer.isSetUp,
    bounced: await countBounced(tx, scope),
    own_address: person?.email ?? null,
    updated_at: row?.updated_at ?? null,
  };
}
