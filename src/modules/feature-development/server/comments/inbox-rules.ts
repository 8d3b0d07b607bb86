import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import type { InboxRule, Notice } from '#platform/server/inbox/inbox-rule.ts';
import { commentNotice } from './recorded-comment.ts';

function mentioning(event: string): InboxRule {
  return {
    event,
    notify({ after }): Notice | undefined {
      const { tell: to, author, within, ...names } = commentNotice.parse(after);
      const sow = names.sow_name ?? names.sop_name ?? names.value_stream_name ?? '';
      if (to.length === 0) return undefined;
      const notice = { to, tone: 'info', within } as const;
      return author === null
        ? { ...notice, text: 'feature-development:inbox.mentioned', parameters: { sow } }
        : {
            ...notice,
            text: 'feature-development:inbox.mentioned_by',
            parameters: { sow, who: author },
          };
    },
  };
}

/** Comments notify those whom they mention. */
export const trackingInboxRules: readonly InboxRule[] = [
  mentioning(commentEvents.comment_added),
  mentioning(commentEvents.comment_edited),
];
