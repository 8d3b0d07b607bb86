import { Readable } from 'node:stream';
import { z } from 'zod';
import { ForbiddenAddressError, type Guard } from '../outbound/address-guard.ts';
import { MailError, mailFailureOf } from './mail-failure.ts';
import { openMailSocket } from './open-mail-socket.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const WHOLE_WITHIN_MS = 45_000;
const LONGEST_ANSWER = 500;

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

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

/**
 * Passes a mail to a server over a connection of its own; returns the server's answer. Throws `MailError`,
 * which says whether it may have gone out.
 */
export async function sendMail(
  server: MailServer,
  { to, subject, text, html, replyTo, headers }: Mail,
): Promise<{ readonly answer: string; readonly id: string }> {
  const address = plainAddress.safeParse(to);
  if (!address.success) throw new MailError('bad_address', 'The address is not an e-mail address');
  const { host, port, encryption, username, password, sender, guard } = server;
  const { createTransport } = await import('nodemailer');
  const signal = AbortSignal.timeout(WHOLE_WITHIN_MS);
  const within = AbortSignal.any([signal, AbortSignal.timeout(CONNECT_WITHIN_MS)]);
  const connection = await openMailSocket({ host, port, guard, signal: within }).catch(
    (error: unknown) => {
      const failure = error instanceof ForbiddenAddressError ? 'setup' : 'unreachable';
      throw new MailError(failure, String(error).slice(0, LONGEST_ANSWER), error);
    },
  );
  let handedOver = false;
  const transport = createTransport({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'off',
    ...(username === '' ? {} : { auth: { user: username, pass: password } }),
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options, done) => done(null, { connection }),
  });
  transport.use('stream', ({ message }, done) => {
    message.processFunc((input) =>
      Readable.from(
        noticeReading(input, () => (handedOver = true)),
        { objectMode: false },
      ),
    );
    done();
  });
  try {
    const { response, messageId } = await transport.sendMail({
      from: { name: server.senderName ?? '', address: sender },
      to: address.data,
      envelope: { from: sender, to: [address.data] },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      ...(replyTo === undefined ? {} : { replyTo }),
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      signal,
    });
    return { answer: response.slice(0, LONGEST_ANSWER), id: messageId };
  } catch (error) {
    const known = refusal.parse(error);
    const failure = mailFailureOf(known, handedOver);
    throw new MailError(failure, (known.response ?? known.message).slice(0, LONGEST_ANSWER), error);
  } finally {
    connection.destroy();
  }
}

/** Passes a message on; it is read only once the server has asked for it. */
async function* noticeReading(
  message: AsyncIterable<Uint8Array>,
  onRead: () => void,
): AsyncGenerator<Uint8Array> {
  onRead();
  yield* message;
}
