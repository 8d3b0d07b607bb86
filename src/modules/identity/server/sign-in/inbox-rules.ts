import { z } from 'zod';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { InboxRule, Notice } from '#platform/server/inbox/inbox-rule.ts';

const addressee = z.object({ username: z.string() });

/** Notifies the person who had a link mailed to somebody that it could not be sent. */
function mailTrouble(event: string, say: Pick<Notice, 'tone' | 'text'>): InboxRule {
  return {
    event,
    notify({ userId, after }) {
      return { ...say, to: [userId], within: null, parameters: addressee.parse(after) };
    },
  };
}

/** Which events of this module reach whose inbox. */
export const identityInboxRules: readonly InboxRule[] = [
  mailTrouble(identityEvents.link_delayed, {
    tone: 'warning',
    text: 'identity:inbox.link_delayed',
  }),
  mailTrouble(identityEvents.link_not_mailed, {
    tone: 'danger',
    text: 'identity:inbox.link_not_mailed',
  }),
];
