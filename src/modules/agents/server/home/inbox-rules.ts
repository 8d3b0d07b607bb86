import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import type { InboxRule, Notice } from '#platform/server/inbox/inbox-rule.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';

/** What `finishSync` stores with the end of a run. */
const ending = z.object({
  agent_id: recordId,
  agent_name: z.string(),
  files_sent: z.number(),
  files_failed: z.number(),
});

/** Notifies the person who started a run how it ended. */
function endOfSync(event: string, say: Pick<Notice, 'tone' | 'text'>): InboxRule {
  return {
    event,
    notify({ userId, after }) {
      const { agent_id, agent_name, files_sent, files_failed } = ending.parse(after);
      // A schedule often finds nothing to do, and nobody needs to read that.
      if (event === agentEvents.sync_succeeded && files_sent === 0) return undefined;
      const parameters = { agent: agent_name, count: files_sent, failed: files_failed };
      return { ...say, to: [userId], within: agent_id, parameters };
    },
  };
}

/** What `storeScore` stores with a drop. */
const drop = z.object({
  before: z.object({ first: z.number(), within_five: z.number() }),
  after: z.object({
    agent_name: z.string(),
    questions: z.number(),
    first: z.number(),
    within_five: z.number(),
  }),
});

const scoreDropped: InboxRule = {
  event: agentEvents.question_set_score_dropped,
  notify({ userId, entityId, ...event }) {
    const { before, after } = drop.parse(event);
    return {
      tone: 'warning',
      text: 'agents:inbox.score_dropped',
      to: [userId],
      within: entityId,
      parameters: {
        agent: after.agent_name,
        count: after.questions,
        first_before: before.first,
        first: after.first,
        five_before: before.within_five,
        five: after.within_five,
      },
    };
  },
};

/** What `assignGap` stores. */
const assignment = z.object({
  tell: z.string().nullable(),
  agent_id: recordId,
  agent_name: z.string(),
});

const gapAssigned: InboxRule = {
  event: agentEvents.gap_assigned,
  notify({ after }) {
    const { tell, agent_id, agent_name } = assignment.parse(after);
    if (tell === null) return undefined;
    return {
      tone: 'info',
      text: 'agents:inbox.gap_assigned',
      to: [tell],
      within: agent_id,
      parameters: { agent: agent_name },
    };
  },
};

const indexReady: InboxRule = {
  event: agentEvents.index_ready,
  notify({ userId, entityId, after }) {
    const { agent_name } = z.object({ agent_name: z.string() }).parse(after);
    return {
      tone: 'warning',
      text: 'agents:inbox.index_ready',
      to: [userId],
      within: entityId,
      parameters: { agent: agent_name },
    };
  },
};

/** Which events of this module reach whose inbox. */
export const agentInboxRules: readonly InboxRule[] = [
  endOfSync(agentEvents.sync_succeeded, { tone: 'success', text: 'agents:inbox.sync_succeeded' }),
  endOfSync(agentEvents.sync_completed_with_errors, {
    tone: 'warning',
    text: 'agents:inbox.sync_completed_with_errors',
  }),
  endOfSync(agentEvents.sync_failed, { tone: 'danger', text: 'agents:inbox.sync_failed' }),
  endOfSync(agentEvents.sync_cancelled, { tone: 'info', text: 'agents:inbox.sync_cancelled' }),
  scoreDropped,
  gapAssigned,
  indexReady,
];
