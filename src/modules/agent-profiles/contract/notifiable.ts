import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { agentProfileStatuses } from './agent-profile-status.ts';
import { AGENT_PROFILE, agentProfileEvents } from './agent-profiles.ts';
import { agentProfilePermissions } from './permissions.ts';

/** Events of agent profiles that people can be notified of. */
export const notifiableProfiles: NotifiableEvents = {
  feature: AGENT_PROFILE,
  permission: agentProfilePermissions.name('read'),
  events: {
    [agentProfileEvents.created]: 'Succession',
    [agentProfileEvents.updated]: 'Succession',
    [agentProfileEvents.restored]: 'Succession',
    [agentProfileEvents.activated]: 'Succession',
    [agentProfileEvents.deactivated]: 'Anomaly',
    [agentProfileEvents.deleted]: 'Anomaly',
  },
  properties: {
    code: properties.text(),
    name: properties.text(),
    description: properties.text(),
    department: properties.unit('department'),
    position: properties.unit('position'),
    status: properties.choice(agentProfileStatuses),
    version: properties.number(),
  },
};
