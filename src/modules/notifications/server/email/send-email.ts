import { MailError } from '#platform/server/mail/mail-failure.ts';
import { sendMail, type Mail, type MailServer } from '#platform/server/mail/send-mail.ts';
import type { Outcome } from '../channels/outcome.ts';
import type { Message, OpenChannel } from '../channels/provider.ts';
import { readLanguages } from '../channels/read-languages.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import { composeMail } from './compose-mail.ts';
import { mailServerOf } from './mail-server.ts';

/** Sends messages as e-mails, to each person in the language they have chosen. */
export const openEmail: OpenChannel = async (context, { channel, messages }) => {
  const found = await mailServerOf(context, channel);
  if (found === undefined) throw new Error('There is no mail server');
  const { server, answersTo } = found;
  const languageOf = await readLanguages(context, messages);
  const { secrets, config } = context;

  function wayOut({ user_id: userId, topics: [, topic], critical }: Message) {
    const { PUBLIC_URL } = config;
    if (critical || userId === null || topic === undefined || PUBLIC_URL === undefined) {
      return undefined;
    }
    const { company_id: companyId } = channel;
    return unsubscribeUrl(secrets, PUBLIC_URL, { companyId, userId, topic });
  }

  return (message) => {
    const { address, title, text } = message;
    const language = languageOf(message);
    const mail = composeMail({
      to: address,
      language,
      title: title[language],
      text: text[language],
      publicUrl: context.config.PUBLIC_URL,
      answersTo,
      isCritical: message.critical,
      unsubscribeUrl: wayOut(message),
      translator: context.translator,
    });
    return attemptMail(server, mail);
  };
};

/** Hands a mail over; whatever happens, it says what became of it. */
export async function attemptMail(server: MailServer, mail: Mail): Promise<Outcome> {
  try {
    return { kind: 'accepted', ...(await sendMail(server, mail)) };
  } catch (error) {
    // A mistake of ours: who knows how far it went.
    if (!(error instanceof MailError)) return { kind: 'unknown', answer: String(error) };
    return { kind: error.failure, answer: error.answer };
  }
}
