import type { Config } from '../config.ts';
import type { MailServer } from './mail-connection.ts';
import type { Mail } from './mail.ts';
import { sendMail } from './send-mail.ts';

/** Sends mail through the configured server. Only jobs call it: a mail server may be slow or down. */
export interface Mailer {
  /** Whether a mail server is configured at all. */
  readonly isSetUp: boolean;
  readonly server: MailServer | undefined;
  /** Passes a mail to the server; fails when it does not accept it. */
  send(mail: Mail): Promise<void>;
}

/** Makes it from `SMTP_URL` and `MAIL_FROM`. */
export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const server = readServer(config);
  return {
    isSetUp: server !== undefined,
    server,
    async send(mail) {
      if (server === undefined) {
        throw new Error('No mail server is configured: SMTP_URL is not set');
      }
      await sendMail(server, mail);
    },
  };
}

function readServer({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): MailServer | undefined {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  const url = new URL(SMTP_URL);
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 465 : 587)),
    encryption: isSecure ? 'tls' : 'offered',
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    sender: MAIL_FROM,
  };
}
