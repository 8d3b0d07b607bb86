import { z } from 'zod';
import { engineEvents } from '#modules/engines/contract/engines.ts';
import type { InboxRule } from '#platform/server/inbox/inbox-rule.ts';

/** What `changeEngine` stores of a deprecation. */
const deprecated = z.object({ code: z.string(), name: z.string(), tell: z.array(z.string()) });

/** Who registered an engine, and who changed it last, is notified when somebody else deprecates it. */
export const engineInboxRules: readonly InboxRule[] = [
  {
    event: engineEvents.deprecated,
    notify({ after }) {
      const { code, name, tell } = deprecated.parse(after);
      if (tell.length === 0) return undefined;
      return {
        tone: 'warning',
        text: 'engines:inbox.deprecated',
        to: tell,
        within: null,
        parameters: { code, name },
      };
    },
  },
];
