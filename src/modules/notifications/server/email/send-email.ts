import type { Context } from '#platform/server/context.ts';
import { MailError } from '#platform/server/mail/mail-failure.ts';
import type { Mail, MailFile } from '#platform/server/mail/mail.ts';
import { createMailSender, type MailSender } from '#platform/server/mail/send-mail.ts';
import type { Outcome } from '../channels/outcome.ts';
import type { Message, MessageFile, OpenChannel } from '../channels/provider.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import { composeLetter } from './compose-letter.ts';
import { addressOf } from './address-of-mail.ts';
import { composeMail } from './compose-mail.ts';
import { mailServerOf } from './mail-server.ts';

/** Sends messages as e-mails, to each person in the language they have chosen. */
export const openEmail: OpenChannel = async (context, channel) => {
  const found = await mailServerOf(context, channel);
  if (found === undefined) throw new Error('There is no mail server');
  const { answersTo } = found;
  const sender = createMailSender(found.server);
  const { secrets, config, translator } = context;
  function wayOut({ user_id: userId, topics: [, topic], critical }: Message) {
    const { PUBLIC_URL } = config;
    if (critical || userId === null || topic === undefined || PUBLIC_URL === undefined) {
      return undefined;
    }
    const { company_id: companyId } = channel;
    return unsubscribeUrl(secrets, PUBLIC_URL, { companyId, userId, topic });
  }
  /** With what its module never stores. */
  function completed(message: Message): Message {
    const source = context.mailSources.find(({ entity }) => entity === message.entity);
    if (source?.completeText === undefined) return message;
    const complete = (text: string) =>
      source.completeText?.(context, { companyId: channel.company_id, text }) ?? text;
    return { ...message, text: { th: complete(message.text.th), en: complete(message.text.en) } };
  }
  return {
    async send(message, language) {
      const { address: to, title, text } = message;
      const mail = message.is_of_module
        ? composeLetter({ message: completed(message), language, answersTo })
        : composeMail({
            to,
            language,
            title: title[language],
            text: text[language],
            address: addressOf(config, { ...message, companyId: channel.company_id }),
            answersTo,
            isCritical: message.critical,
            unsubscribeUrl: wayOut(message),
            translator,
          });
      const files = await readFiles(context, message.files);
      if (files === undefined) return { kind: 'refused', answer: 'A file is no longer stored' };
      return attemptMail(sender, { ...mail, files });
    },
    close: () => sender.close(),
  };
};

/** What the files contain; nothing where one of them is gone. */
async function readFiles(
  { files }: Pick<Context, 'files'>,
  wanted: readonly MessageFile[],
): Promise<MailFile[] | undefined> {
  for (const { storage_key } of wanted) if (!(await files.has(storage_key))) return undefined;
  return wanted.map(({ filename, mime_type, storage_key }) => ({
    filename,
    contentType: mime_type,
    read: () => files.read(storage_key),
  }));
}

/** Hands a mail over; whatever happens, it says what became of it. */
export async function attemptMail(sender: Pick<MailSender, 'send'>, mail: Mail): Promise<Outcome> {
  try {
    return { kind: 'accepted', ...(await sender.send(mail)) };
  } catch (error) {
    // A mistake of ours: who knows how far it went.
    if (!(error instanceof MailError)) return { kind: 'unknown', answer: String(error) };
    return { kind: error.failure, answer: error.answer };
  }
}
