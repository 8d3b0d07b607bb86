import { findPeople } from '#modules/directory/server/public.ts';
import { emailSettings, type EmailChannel } from '#modules/notifications/contract/email-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeSending, findChannel } from '../channels/channels.queries.ts';

/** Before anybody decides otherwise. */
const PER_MINUTE = 600;

/** How the company sends e-mail. */
export async function describeEmailChannel(
  tx: Transaction,
  scope: Scope,
  { mailer }: Pick<Context, 'mailer'>,
): Promise<EmailChannel> {
  const row = await findChannel(tx, scope, 'Email');
  const { channels } = await describeSending(tx, scope);
  const state = channels.find(({ channel }) => channel === 'Email');
  if (state === undefined) throw new Error('There is no e-mail channel');
  const [person] = await findPeople(tx, scope, {
    employees: scope.employeeId === null ? [] : [scope.employeeId],
    departments: [],
    positions: [],
  });
  return {
    ...state,
    ...emailSettings.parse(row?.settings ?? {}),
    per_minute: row?.per_minute ?? PER_MINUTE,
    has_password: row?.sealed != null,
    has_own_server: mailer.isSetUp,
    own_address: person?.email ?? null,
    updated_at: row?.updated_at ?? null,
  };
}
