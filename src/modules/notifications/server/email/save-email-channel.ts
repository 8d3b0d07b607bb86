import type { EmailChannelChange } from '#modules/notifications/contract/email-channel.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checkChange, problemIf } from '../channels/check-change.ts';
import { saveChannel } from '../channels/save-channel.ts';
import { noteMails } from '../records/note-mails.ts';
import { describeEmailChannel } from './email-channel.queries.ts';

/** Stores how the company sends e-mail. */
export async function saveEmailChannel(
  tx: Transaction,
  scope: Scope,
  {
    change,
    context,
  }: {
    change: EmailChannelChange;
    context: Pick<Context, 'mailer' | 'mailSources' | 'secrets'>;
  },
): Promise<void> {
  const current = await describeEmailChannel(tx, scope, context);
  const { enabled, per_minute, password, updated_at: seen, ...settings } = change;
  const { host, port, sender, username } = settings;
  // A password is sent only to the server it was given for.
  const isElsewhere = current.host !== host || current.port !== port;
  const needsAgain = current.has_password && isElsewhere && host !== '' && username !== '';
  const problems = [
    ...problemIf(host === '' && enabled && !context.mailer.isSetUp, 'host', 'host_required'),
    ...problemIf(host !== '' && sender === '', 'sender', 'sender_required'),
    ...problemIf(needsAgain && password === undefined, 'password', 'password_again'),
  ];
  checkChange({ seen, current, problems });
  const secret = username === '' || host === '' ? '' : password;
  const ids = await saveChannel(tx, scope, {
    channel: 'Email',
    values: { enabled, per_minute, settings },
    secret,
    before: current.updated_at === null ? undefined : { ...settingsOf(current) },
    secrets: context.secrets,
  });
  await noteMails(tx, scope, { ids, mailSources: context.mailSources });
}

function settingsOf(current: Awaited<ReturnType<typeof describeEmailChannel>>) {
  const { enabled, per_minute, host, port, encryption } = current;
  const { username, sender, sender_name, reply_to } = current;
  return { enabled, per_minute, host, port, encryption, username, sender, sender_name, reply_to };
}
