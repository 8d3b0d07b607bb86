import type { ApiDescription } from '#platform/contract/api-description.ts';
import { agentProfile, agentProfileChange, agentProfileInput } from './agent-profiles.ts';
import { agentProfileVersion } from './versions.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const agentProfilesApi: ApiDescription = {
  groups: [
    {
      name: 'Agent profiles',
      description: 'Automated agents as members of departments, to which work is assigned.',
      paths: ['/api/agents'],
      names: { '/api/agents': 'agent-profiles' },
    },
  ],
  schemas: {
    AgentProfile: agentProfile,
    AgentProfileInput: agentProfileInput,
    AgentProfileChange: agentProfileChange,
    AgentProfileVersion: agentProfileVersion,
  },
};
