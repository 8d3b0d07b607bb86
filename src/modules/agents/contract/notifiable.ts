import { agentPermissions } from './permissions.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { agentEntities, agentEvents } from './events.ts';

const agent = properties.text({ path: 'agent_name', title: 'agents:fields.agent_name' });

/** What leads to a record of an agent, which contains it. */
const withinAgent: NotifiableEvents['place'] = ({ after }) => ({
  within:
    typeof after === 'object' && after !== null && 'agent_id' in after
      ? String(after.agent_id)
      : null,
});

/** Events of agents that people can be notified of. */
export const notifiableAgents: readonly NotifiableEvents[] = [
  {
    feature: agentEntities.agent,
    permission: agentPermissions.name('read'),
    events: {
      [agentEvents.created]: 'Succession',
      [agentEvents.updated]: 'Succession',
      [agentEvents.deleted]: 'Anomaly',
    },
    properties: {
      code: properties.text(),
      name: properties.text(),
      description: properties.text(),
      owner: properties.person({ path: 'owner_user_id', title: 'platform:fields.owner' }),
    },
  },
  {
    feature: agentEntities.sync,
    permission: agentPermissions.name('read'),
    events: {
      [agentEvents.sync_succeeded]: 'Succession',
      [agentEvents.sync_completed_with_errors]: 'Anomaly',
      [agentEvents.sync_failed]: 'Anomaly',
      [agentEvents.sync_cancelled]: 'Succession',
    },
    properties: {
      agent,
      count: properties.number({ path: 'files_sent', title: 'agents:fields.files_sent' }),
      failed: properties.number({ path: 'files_failed', title: 'agents:fields.files_failed' }),
    },
    place: withinAgent,
  },
  {
    feature: agentEntities.questionSet,
    permission: agentPermissions.name('read'),
    events: {
      [agentEvents.question_set_scored]: 'Succession',
      [agentEvents.question_set_score_dropped]: 'Anomaly',
    },
    properties: {
      agent,
      count: properties.number({ path: 'questions', title: 'agents:fields.questions' }),
      first: properties.number(),
      five: properties.number({ path: 'within_five', title: 'agents:fields.within_five' }),
      first_before: properties.number({
        path: 'first',
        from: 'before',
        title: 'agents:notices.first_before',
      }),
      five_before: properties.number({
        path: 'within_five',
        from: 'before',
        title: 'agents:notices.five_before',
      }),
    },
    place: ({ entity_id }) => ({ within: entity_id }),
  },
  {
    feature: agentEntities.gap,
    permission: agentPermissions.name('read'),
    events: { [agentEvents.gap_assigned]: 'Succession' },
    properties: { agent, tell: properties.chosen() },
    place: withinAgent,
  },
  {
    feature: agentEntities.index,
    permission: agentPermissions.name('read'),
    events: { [agentEvents.index_ready]: 'Anomaly' },
    properties: { agent, lost: properties.number() },
    place: ({ entity_id }) => ({ within: entity_id }),
  },
];
