import type { TextParameters } from '#platform/contract/errors.ts';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import type { NewEvent } from '../events/store-events.ts';

/** What some people are told of an event. */
export interface Notice {
  /** The people, by their user ids. */
  readonly to: readonly string[];
  readonly tone: InboxItem['tone'];
  /** Key of the text, which is put into words when it is read, in the language of the reader. */
  readonly text: `${string}:${string}`;
  readonly parameters: TextParameters;
  /** What kind of record it leads to, where `entity` of the event tells of several. */
  readonly entity?: string;
  /** The record that `entity` and `entityId` of the event lie in. */
  readonly within: string | null;
}

/** Which of a module's events reach whose inbox; modules bring theirs. */
export interface InboxRule {
  readonly event: string;
  /** What is told, out of nothing but the event; `undefined` when nobody need know. */
  readonly tell: (event: NewEvent) => Notice | undefined;
}
