import { emailSettings } from '#modules/notifications/contract/email-channel.ts';
import type { MailServer } from '#platform/server/mail/mail-connection.ts';
import { openSecret, type StoredChannel } from '../channels/channel-secret.ts';
import type { SendingContext } from '../channels/provider.ts';

type Needs = Pick<SendingContext, 'mailer' | 'reach' | 'secrets'>;

/** The server that sends the company's mail: its own, or that of the installation; none where there is neither. */
export async function mailServerOf(
  { mailer, reach, secrets }: Needs,
  channel: StoredChannel,
): Promise<{ readonly server: MailServer; readonly answersTo: string } | undefined> {
  const settings = emailSettings.parse(channel.settings);
  const { host, port, encryption, username, sender, sender_name: senderName } = settings;
  const server =
    host === ''
      ? mailer.server
      : {
          host,
          port,
          encryption,
          username,
          password: openSecret(secrets, channel),
          sender,
          guard: await reach.guardOf(channel.company_id),
        };
  if (server === undefined) return undefined;
  const from = sender === '' ? server.sender : sender;
  return {
    server: { ...server, sender: from, senderName },
    answersTo: settings.reply_to === '' ? from : settings.reply_to,
  };
}
