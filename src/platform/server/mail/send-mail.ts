import {
  openMailConnection,
  type MailAnswer,
  type MailConnection,
  type MailServer,
} from './mail-connection.ts';
import { MailError } from './mail-failure.ts';
import type { Mail } from './mail.ts';

/** Passes mails to a server; throws `MailError`, which says whether one may have gone out. */
export interface MailSender {
  send(mail: Mail): Promise<MailAnswer>;
  close(): void;
}

/** Keeps connections open from one mail to the next, as many as mails are sent at the same time. */
export function createMailSender(server: MailServer): MailSender {
  const idle: MailConnection[] = [];
  return {
    async send(mail) {
      let connection = idle.pop();
      while (connection?.isOpen() === false) connection = idle.pop();
      const isUsed = connection !== undefined;
      connection ??= await openMailConnection(server);
      try {
        const answer = await connection.send(mail);
        idle.push(connection);
        return answer;
      } catch (error) {
        // Servers close connections that have sent enough; this mail was not handed over.
        const isWorn = isUsed && error instanceof MailError && error.failure === 'unreachable';
        if (!isWorn) throw error;
        connection = await openMailConnection(server);
        const answer = await connection.send(mail);
        idle.push(connection);
        return answer;
      }
    },
    close() {
      for (const connection of idle.splice(0)) connection.close();
    },
  };
}

/** Passes a single mail to a server. */
export async function sendMail(server: MailServer, mail: Mail): Promise<MailAnswer> {
  const sender = createMailSender(server);
  try {
    return await sender.send(mail);
  } finally {
    sender.close();
  }
}
