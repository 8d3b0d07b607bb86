import { agentEvents } from '#modules/agents/contract/events.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** The person who started something is notified how it ended, those who are assigned to something of that. */
export const agentDefaults: readonly DefaultSetting[] = [
  {
    event: agentEvents.sync_succeeded,
    text: 'agents:inbox.sync_succeeded',
    tone: 'success',
    to: ['actor'],
    // A schedule often finds nothing to do, and nobody needs to read that.
    when: [{ field: 'count', operator: 'gt', value: 0 }],
  },
  {
    event: agentEvents.sync_completed_with_errors,
    text: 'agents:inbox.sync_completed_with_errors',
    tone: 'warning',
    to: ['actor'],
  },
  {
    event: agentEvents.sync_failed,
    text: 'agents:inbox.sync_failed',
    tone: 'danger',
    to: ['actor'],
  },
  {
    event: agentEvents.sync_cancelled,
    text: 'agents:inbox.sync_cancelled',
    tone: 'info',
    to: ['actor'],
  },
  {
    event: agentEvents.question_set_score_dropped,
    text: 'agents:inbox.score_dropped',
    tone: 'warning',
    to: ['actor'],
  },
  {
    event: agentEvents.gap_assigned,
    text: 'agents:inbox.gap_assigned',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: agentEvents.index_ready,
    text: 'agents:inbox.index_ready',
    tone: 'warning',
    to: ['actor'],
  },
];
