/** A file that goes out with a mail; its content is read when the server takes it. */
export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** A mail to one person, with copies to others. */
export interface Mail {
  readonly to: string;
  readonly cc?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly MailFile[];
}
