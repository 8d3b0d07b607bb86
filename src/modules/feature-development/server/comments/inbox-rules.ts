import { z } from 'zod';
import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import type { InboxRule } from '#platform/server/inbox/inbox-rule.ts';

/** What `addComment` and `editComment` store. */
const said = z.object({
  tell: z.array(z.string()),
  author: z.string().nullable(),
  sow_name: z.string(),
  within: z.string(),
});

function mentioning(event: string): InboxRule {
  return {
    event,
    tell({ after }) {
      const { tell, author, sow_name, within } = said.parse(after);
      if (tell.length === 0) return undefined;
      const parameters = { sow: sow_name };
      return author === null
        ? {
            to: tell,
            tone: 'info',
            text: 'feature-development:inbox.mentioned',
            within,
            parameters,
          }
        : {
            to: tell,
            tone: 'info',
            text: 'feature-development:inbox.mentioned_by',
            within,
            parameters: { ...parameters, who: author },
          };
    },
  };
}

/** Which events of this module reach whose inbox. */
export const trackingInboxRules: readonly InboxRule[] = [
  mentioning(commentEvents.comment_added),
  mentioning(commentEvents.comment_edited),
];
