import { trackingPermissions } from './permissions.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { dueEvents } from './due-dates.ts';
import { commentEvents } from './comments.ts';
import { priorities, sopStatuses, sowStatuses, valueStreamStatuses } from './record-statuses.ts';
import { SOP, sopEvents } from './sops.ts';
import { SOW, sowEvents } from './sows.ts';
import { stageEvents } from './stages.ts';
import { VALUE_STREAM, valueStreamEvents } from './value-streams.ts';

const within: NotifiableEvents['place'] = ({ after, before }) => {
  const fields = { ...objectOf(before), ...objectOf(after) };
  const above = fields['within'] ?? fields['sop_id'] ?? fields['value_stream_id'];
  return { within: typeof above === 'string' ? above : null };
};

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const tell = properties.chosen();

const dueProperties = {
  name: properties.text(),
  date: properties.date({ path: 'due_date' }),
  tell,
};

const sowProperties = {
  sow: properties.text({
    // A SOW's own events name it as `name`, beside the SOP it belongs to.
    path: ['sow_name', 'name', 'sop_name', 'value_stream_name'],
    title: 'feature-development:entities.sow',
  }),
  status: properties.choice(sowStatuses),
  progress: properties.number(),
  due_date: properties.date(),
  assignee: properties.person({ path: 'assignee_id' }),
  tell,
};

const stage = properties.number({
  path: 'stage_number',
  title: 'feature-development:fields.stage_number',
});

/** Events of feature development that people can be notified of. */
export const notifiableTracking: readonly NotifiableEvents[] = [
  {
    feature: SOW,
    permission: trackingPermissions.name('read'),
    events: {
      [sowEvents.sow_created]: 'Succession',
      [sowEvents.sow_updated]: 'Succession',
      [sowEvents.sow_deleted]: 'Anomaly',
    },
    properties: sowProperties,
    place: within,
  },
  {
    feature: SOW,
    permission: trackingPermissions.name('read'),
    events: {
      [stageEvents.stage_started]: 'Succession',
      [stageEvents.stage_completed]: 'Succession',
      [stageEvents.stage_assigned]: 'Succession',
      [stageEvents.stage_approved]: 'Succession',
      [stageEvents.stage_rolled_back]: 'Anomaly',
    },
    properties: {
      ...sowProperties,
      stage,
      tell_approver: properties.chosen({ title: 'platform:notices.approver' }),
    },
    place: within,
  },
  {
    feature: SOW,
    permission: trackingPermissions.name('read'),
    events: {
      [commentEvents.comment_added]: 'Succession',
      [commentEvents.comment_edited]: 'Succession',
    },
    properties: {
      sow: sowProperties.sow,
      stage,
      who: properties.text({ path: 'author', title: 'feature-development:fields.author' }),
      tell,
    },
    place: within,
  },
  {
    feature: SOP,
    permission: trackingPermissions.name('read'),
    events: {
      [sopEvents.sop_created]: 'Succession',
      [sopEvents.sop_updated]: 'Succession',
      [sopEvents.sop_deleted]: 'Anomaly',
    },
    properties: {
      name: properties.text(),
      value_stream: properties.text({ path: 'value_stream_name' }),
      status: properties.choice(sopStatuses),
      progress: properties.number(),
    },
    place: within,
  },
  {
    feature: VALUE_STREAM,
    permission: trackingPermissions.name('read'),
    events: {
      [valueStreamEvents.value_stream_created]: 'Succession',
      [valueStreamEvents.value_stream_updated]: 'Succession',
      [valueStreamEvents.value_stream_deleted]: 'Anomaly',
    },
    properties: {
      name: properties.text(),
      status: properties.choice(valueStreamStatuses),
      priority: properties.choice(priorities),
      owner: properties.person({ path: 'owner_id' }),
      due_date: properties.date(),
      progress: properties.number(),
    },
  },
  {
    feature: SOW,
    permission: trackingPermissions.name('read'),
    events: { [dueEvents.sow_due_soon]: 'Anomaly', [dueEvents.sow_overdue]: 'Anomaly' },
    properties: dueProperties,
    place: within,
  },
  {
    feature: VALUE_STREAM,
    permission: trackingPermissions.name('read'),
    events: {
      [dueEvents.value_stream_due_soon]: 'Anomaly',
      [dueEvents.value_stream_overdue]: 'Anomaly',
    },
    properties: dueProperties,
  },
];
