import { z } from 'zod';
import { engineEvents } from '#modules/engines/contract/engines.ts';
import type { InboxRule, Notice } from '#platform/server/inbox/inbox-rule.ts';

/** What `updateEngine` stores when an engine is taken out of use. */
const withdrawn = z.object({ code: z.string(), name: z.string(), tell: z.array(z.string()) });

/** Who registered an engine, and who changed it last, is notified when somebody else takes it out of use. */
function onWithdrawal(event: string, text: Notice['text']): InboxRule {
  return {
    event,
    notify({ after }) {
      const { code, name, tell } = withdrawn.parse(after);
      if (tell.length === 0) return undefined;
      return { tone: 'warning', text, to: tell, within: null, parameters: { code, name } };
    },
  };
}

export const engineInboxRules: readonly InboxRule[] = [
  onWithdrawal(engineEvents.deprecated, 'engines:inbox.deprecated'),
  onWithdrawal(engineEvents.deactivated, 'engines:inbox.deactivated'),
];
