import { z } from 'zod';
import type { Config } from '../config.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** A mail to one person, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail through the configured server. Only jobs call it: a mail server may be slow or down. */
export interface Mailer {
  /** Whether a mail server is configured at all. */
  readonly isSetUp: boolean;
  /** Passes a mail to the server; fails when it does not accept it. */
  send(mail: Mail): Promise<void>;
}

/** An address and nothing else: what is passed on is never parsed again. */
const plainAddress = z.email().max(254);

/** Makes it from `SMTP_URL` and `MAIL_FROM`. */
export function createMailer({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    return {
      isSetUp: false,
      async send() {
        throw new Error('No mail server is configured: SMTP_URL is not set');
      },
    };
  }
  const server = new URL(SMTP_URL);
  const secure = server.protocol === 'smtps:';
  const settings = {
    host: server.hostname,
    port: Number(server.port || (secure ? 465 : 587)),
    secure,
    ...(server.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(server.username),
            pass: decodeURIComponent(server.password),
          },
        }),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true as const,
    disableUrlAccess: true as const,
  };
  return {
    isSetUp: true,
    async send({ to, subject, text }) {
      const address = plainAddress.parse(to);
      const { createTransport } = await import('nodemailer');
      await createTransport(settings).sendMail({
        from: MAIL_FROM,
        to: address,
        envelope: { from: MAIL_FROM, to: [address] },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
