import type { TextParameters } from '#platform/contract/errors.ts';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import type { NewEvent } from '../events/store-events.ts';

/** What some people are notified of about an event. */
export interface Notice {
  /** The people, by user id. */
  readonly to: readonly string[];
  readonly tone: InboxItem['tone'];
  /** Key of the text, which is written when it is read, in the reader's language; so is a day under `date`. */
  readonly text: `${string}:${string}`;
  readonly parameters: TextParameters;
  /** The kind of record it leads to, where `entity` of the event is used for several. */
  readonly entity?: string;
  /** The record that contains the one of `entity` and `entityId`. */
  readonly within: string | null;
}

/** Which of a module's events reach whose inbox; modules bring theirs. */
export interface InboxRule {
  readonly event: string;
  /** The notice, made only from the event; `undefined` when nobody needs to know. */
  readonly notify: (event: NewEvent) => Notice | undefined;
}
