import { z } from 'zod';
import { sowEvents } from '#modules/feature-development/contract/sows.ts';
import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { InboxRule, Notice } from '#platform/server/inbox/inbox-rule.ts';
import { stageNotice } from './stage-notices.ts';

type Message = Pick<Notice, 'tone' | 'text'>;

/** Notifies some of those whom a stage command concerns. */
function onStage(event: string, to: 'tell' | 'tell_approver', say: Message): InboxRule {
  return {
    event,
    notify({ after }) {
      const { stage_number: stage, sow_name: sow, within, ...people } = stageNotice.parse(after);
      if (people[to].length === 0) return undefined;
      return { ...say, to: people[to], within, parameters: { sow, stage } };
    },
  };
}

const recordedSow = z.object({
  name: z.string(),
  sop_id: z.string(),
  tell: z.array(z.string()).default([]),
});

/** Notifies the person who has become responsible for a SOW. */
function onSow(event: string): InboxRule {
  return {
    event,
    notify({ after }) {
      const { name: sow, sop_id: within, tell: to } = recordedSow.parse(after);
      if (to.length === 0) return undefined;
      const text = 'feature-development:inbox.responsible';
      return { tone: 'info', text, to, within, parameters: { sow } };
    },
  };
}

const approverWanted = {
  tone: 'info',
  text: 'feature-development:inbox.approver_wanted',
} as const;

export const stageInboxRules: readonly InboxRule[] = [
  onStage(stageEvents.stage_assigned, 'tell', {
    tone: 'info',
    text: 'feature-development:inbox.assigned',
  }),
  onStage(stageEvents.stage_assigned, 'tell_approver', approverWanted),
  onStage(stageEvents.stage_started, 'tell_approver', approverWanted),
  onStage(stageEvents.stage_rolled_back, 'tell', {
    tone: 'warning',
    text: 'feature-development:inbox.rolled_back',
  }),
  onSow(sowEvents.sow_created),
  onSow(sowEvents.sow_updated),
];
