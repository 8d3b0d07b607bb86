import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { StoredChannel } from './channel-secret.ts';
import type { Outcome } from './outcome.ts';

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
}

/** What is sent together, and how the channel is set up. */
export interface Claim {
  readonly channel: StoredChannel;
  readonly messages: readonly Message[];
}

/** What sending needs of the application. */
export type SendingContext = Pick<
  Context,
  'config' | 'database' | 'logger' | 'mailer' | 'outbound' | 'reach' | 'secrets' | 'translator'
>;

/** Hands one message over; never fails. */
export type Send = (message: Message) => Promise<Outcome>;

/** Prepares what the messages of a batch have in common. */
export type OpenChannel = (context: SendingContext, claim: Claim) => Promise<Send>;
