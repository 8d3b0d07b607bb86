import {
  emailChannel,
  type EmailChannelChange,
} from '#modules/notifications/contract/email-channel.ts';
import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { saveChannel } from '../channels/save-channel.ts';
import { describeEmailChannel } from './email-channel.queries.ts';

/** Stores how the company sends e-mail. */
export async function saveEmailChannel(
  tx: Transaction,
  scope: Scope,
  { change, context }: { change: EmailChannelChange; context: Pick<Context, 'mailer' | 'secrets'> },
): Promise<void> {
  const current = await describeEmailChannel(tx, scope, context);
  if (current.updated_at !== change.updated_at) {
    throw errors.conflict({ current: emailChannel.parse(current) });
  }
  const { enabled, per_minute, password, updated_at: _seen, ...settings } = change;
  const { host, port, sender, username } = settings;
  // A password is sent only to the server it was given for.
  const isElsewhere = current.host !== host || current.port !== port;
  const needsAgain = current.has_password && isElsewhere && host !== '' && username !== '';
  const problems: FieldProblem[] = [
    ...(host === '' && enabled && !context.mailer.isSetUp
      ? [problem('host', 'host_required')]
      : []),
    ...(host !== '' && sender === '' ? [problem('sender', 'sender_required')] : []),
    ...(needsAgain && password === undefined ? [problem('password', 'password_again')] : []),
  ];
  if (problems.length > 0) throw errors.validation_failed({ fields: problems });
  const secret = username === '' || host === '' ? '' : password;
  await saveChannel(tx, scope, {
    channel: 'Email',
    values: { enabled, per_minute, settings },
    secret,
    before: current.updated_at === null ? undefined : { ...settingsOf(current) },
    secrets: context.secrets,
  });
}

function settingsOf(current: Awaited<ReturnType<typeof describeEmailChannel>>) {
  const { enabled, per_minute, host, port, encryption } = current;
  const { username, sender, sender_name, reply_to } = current;
  return { enabled, per_minute, host, port, encryption, username, sender, sender_name, reply_to };
}

const problem = (path: string, name: string): FieldProblem => ({
  path,
  code: `notifications:errors.${name}`,
});
