/**
 * Why a mail was not accepted, by what helps: another server or password (`setup`), a server that answers
 * (`unreachable`), time (`later`), another address, another message, or nothing (`unknown`: it was handed
 * over and nobody said what became of it, so it may have gone out).
 */
export type MailFailure = 'setup' | 'unreachable' | 'later' | 'bad_address' | 'refused' | 'unknown';

export class MailError extends Error {
  readonly failure: MailFailure;
  /** What the server said, or why it said nothing. */
  readonly answer: string;

  constructor(failure: MailFailure, answer: string, cause?: unknown) {
    super(`The mail was not accepted: ${answer}`, { cause });
    this.name = 'MailError';
    this.failure = failure;
    this.answer = answer;
  }
}

/** What nodemailer says of a failure. */
interface Refusal {
  readonly message: string;
  /** Its class, for example `EAUTH`. */
  readonly code?: string;
  /** The command that failed, and the server's answer to it. */
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** No mailbox of that name, or an address the server cannot read. */
const OF_ADDRESS = new Set([501, 510, 511, 512, 550, 551, 553]);

/** No such address or mailbox, one that is disabled or full, or no such recipient behind a gateway. */
const OF_MAILBOX = /^5\.(?:1\.\d+|2\.[0-2]|4\.1)$/;

/** The class of a failure; `handedOver` where the server had begun to take the message. */
export function mailFailureOf(refusal: Refusal, handedOver: boolean): MailFailure {
  const { code, command = '', response = '', responseCode } = refusal;
  if (responseCode === undefined) {
    if (handedOver) return 'unknown';
    return code === 'EAUTH' || code === 'ETLS' ? 'setup' : 'unreachable';
  }
  // It closes the connection, whatever it was about.
  if (responseCode === 421) return 'unreachable';
  const isOfMessage = command === 'RCPT TO' || command === 'DATA';
  if (!isOfMessage) return responseCode < 500 ? 'unreachable' : 'setup';
  if (responseCode < 500) return 'later';
  // By the enhanced code where there is one, also after the message: it is one recipient's.
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  const isOfAddress =
    enhanced === undefined
      ? command === 'RCPT TO' && OF_ADDRESS.has(responseCode)
      : OF_MAILBOX.test(enhanced);
  return isOfAddress ? 'bad_address' : 'refused';
}
