import { z } from 'zod';
import { catalogueEvents } from '#modules/catalogue/contract/catalogue.events.ts';
import type { InboxRule } from '#platform/server/inbox/inbox-rule.ts';

/** What `changeEntry` stores. */
const changed = z.object({
  code: z.string(),
  breaking: z.boolean(),
  version: z.string(),
  tell: z.array(z.string()),
});

/** Who follows an entry is told of its changes, but not of her own. */
export const catalogueInboxRules: readonly InboxRule[] = [
  {
    event: catalogueEvents.entry_changed,
    tell({ after }) {
      const { code, breaking, version, tell } = changed.parse(after);
      if (tell.length === 0) return undefined;
      return {
        tone: breaking ? 'warning' : 'info',
        text: breaking ? 'catalogue:inbox.breaking' : 'catalogue:inbox.changed',
        to: tell,
        within: null,
        parameters: { code, version },
      };
    },
  },
];
