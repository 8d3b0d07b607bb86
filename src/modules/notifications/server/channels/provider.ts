import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { StoredChannel } from './channel-secret.ts';
import type { Outcome } from './outcome.ts';

/** A file that goes out with a message. */
export interface MessageFile {
  readonly id: string;
  readonly filename: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly storage_key: string;
}

/** A message to one person that has been marked as being sent. */
export interface Message {
  readonly id: string;
  /** The number of the attempt. */
  readonly attempt: number;
  /** How often the provider put it off. */
  readonly put_off: number;
  readonly address: string;
  readonly created_at: string;
  readonly user_id: string | null;
  /** Module, feature and event, by which people mute. */
  readonly topics: readonly string[];
  readonly critical: boolean;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  readonly files: readonly MessageFile[];
  /** Whether a module sent it: to somebody outside, in words of its own. */
  readonly is_of_module: boolean;
  /** The kind of record that it leads to, or that a module's mail is about. */
  readonly entity: string;
  readonly entity_id: string;
  /** The record that contains it, for example the agent of a file. */
  readonly within: string | null;
  readonly cc: readonly string[];
  /** Whom answers go to; blank where the channel says it. */
  readonly reply_to: string;
}

/** What is sent together, and how the channel is set up. */
export interface Claim {
  readonly channel: StoredChannel;
  readonly messages: readonly Message[];
}

/** What sending needs of the application. */
export type SendingContext = Pick<
  Context,
  | 'clock'
  | 'config'
  | 'database'
  | 'files'
  | 'logger'
  | 'mailer'
  | 'mailSources'
  | 'outbound'
  | 'reach'
  | 'secrets'
  | 'translator'
>;

/** Hands messages over. */
export interface Sender {
  /** Never fails. */
  send(message: Message, language: Language): Promise<Outcome>;
  close?(): void;
}

/** Prepares what the messages of a channel have in common. */
export type OpenChannel = (
  context: SendingContext,
  channel: StoredChannel,
) => Sender | Promise<Sender>;
