import { Readable } from 'node:stream';
import { z } from 'zod';
import { ForbiddenAddressError, type Guard } from '../outbound/address-guard.ts';
import { MailError, mailFailureOf } from './mail-failure.ts';
import { openMailSocket } from './open-mail-socket.ts';
import type { Mail } from './mail.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const WHOLE_WITHIN_MS = 45_000;
/** Files take their time. */
const WITH_FILES_WITHIN_MS = 180_000;
const LONGEST_ANSWER = 500;

/** Where mail is sent from, and by which server. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the start, after `STARTTLS`, that only where the server offers it, or none. */
  readonly encryption: 'tls' | 'starttls' | 'offered' | 'off';
  /** Blank where the server asks for none. */
  readonly username: string;
  readonly password: string;
  readonly sender: string;
  /** The name beside the sender's address. */
  readonly senderName?: string;
  /** What may be reached, where people set the server; not for one of our own configuration. */
  readonly guard?: Guard;
}

/** What a server said to a mail that it accepted. */
export interface MailAnswer {
  readonly answer: string;
  readonly id: string;
}

/** A connection over which mails go out one after the other. */
export interface MailConnection {
  /** Throws `MailError`, which says whether it may have gone out; the connection is closed then. */
  send(mail: Mail): Promise<MailAnswer>;
  isOpen(): boolean;
  close(): void;
}

/** An address and nothing else: what is passed on is never parsed again. */
const plainAddress = z.email().max(254);

/** What nodemailer's errors have. */
const refusal = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

/** Connects to a mail server and signs in. Throws `MailError`. */
export async function openMailConnection(server: MailServer): Promise<MailConnection> {
  const { host, port, encryption, username, password, guard } = server;
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const signal = AbortSignal.timeout(CONNECT_WITHIN_MS);
  const socket = await openMailSocket({ host, port, guard, signal }).catch((error: unknown) => {
    const failure = error instanceof ForbiddenAddressError ? 'setup' : 'unreachable';
    throw new MailError(failure, String(error).slice(0, LONGEST_ANSWER), error);
  });
  const connection = new SMTPConnection({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'off',
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    connection: socket,
  });
  let isOpen = true;
  const close = () => {
    isOpen = false;
    connection.close();
    socket.destroy();
  };
  connection.once('end', () => (isOpen = false));
  // The one who uses it at that moment learns of a failure; otherwise there is nobody.
  connection.on('error', () => (isOpen = false));

  /** A step of the conversation, which ends when the server answers, hangs up or takes too long. */
  async function converse<Result>(
    withinMs: number,
    step: (done: (error: Error | null | undefined, result?: Result) => void) => void,
  ): Promise<Result | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>();
    const timer = setTimeout(() => reject(new Error('The server took too long')), withinMs);
    const onEnd = () => reject(new Error('The server closed the connection'));
    connection.once('error', reject);
    connection.once('end', onEnd);
    step((error, result) => (error ? reject(error) : resolve(result)));
    try {
      return await promise;
    } catch (error) {
      close();
      throw error;
    } finally {
      connection.off('error', reject);
      connection.off('end', onEnd);
      clearTimeout(timer);
    }
  }

  try {
    await converse(WHOLE_WITHIN_MS, (done) => connection.connect(done));
    if (username !== '' && connection.allowsAuth) {
      const auth = { user: username, credentials: { user: username, pass: password } };
      await converse(WHOLE_WITHIN_MS, (done) => connection.login(auth, done));
    }
  } catch (error) {
    throw failureOf(error, false);
  }

  return {
    isOpen: () => isOpen,
    close() {
      isOpen = false;
      connection.quit();
    },
    async send(mail) {
      const { node, envelope } = await compose(server, mail);
      let handedOver = false;
      try {
        // One piece is one packet; files are too large for that.
        const content = mail.files?.length ? node.createReadStream() : [await node.build()];
        const message = Readable.from(
          noticeReading(content, () => (handedOver = true)),
          { objectMode: false },
        );
        const within = mail.files?.length ? WITH_FILES_WITHIN_MS : WHOLE_WITHIN_MS;
        const info = await converse<{ response?: string; rejectedErrors?: readonly Error[] }>(
          within,
          (done) => connection.send(envelope, message, done),
        );
        const refused = (info?.rejectedErrors ?? []).map((error) => refusal.parse(error).response);
        const answer = [info?.response, ...refused].join('; ').slice(0, LONGEST_ANSWER);
        return { answer, id: node.messageId() };
      } catch (error) {
        throw failureOf(error, handedOver);
      }
    },
  };
}

async function compose(server: MailServer, mail: Mail) {
  const { to, cc = [], subject, text, html, replyTo, headers, files = [] } = mail;
  const addresses = [to, ...cc].map((given) => {
    const address = plainAddress.safeParse(given);
    if (address.success) return address.data;
    throw new MailError('bad_address', `Not an e-mail address: ${given}`.slice(0, LONGEST_ANSWER));
  });
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const node = new MailComposer({
    from: { name: server.senderName ?? '', address: server.sender },
    to,
    cc: [...cc],
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined ? {} : { replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: files.map(({ filename, contentType, read }) => ({
      filename,
      contentType,
      content: Readable.from(readLate(read), { objectMode: false }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { node, envelope: { from: server.sender, to: addresses } };
}

function failureOf(error: unknown, handedOver: boolean): MailError {
  const known = refusal.parse(error);
  const answer = (known.response ?? known.message).slice(0, LONGEST_ANSWER);
  return new MailError(mailFailureOf(known, handedOver), answer, error);
}

/** Passes a message on; it is read only once the server has asked for it. */
async function* noticeReading(
  message: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onRead: () => void,
): AsyncGenerator<Uint8Array> {
  onRead();
  yield* message;
}

/** Opens a file when its turn has come. */
async function* readLate(read: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* read();
}
