import { AGENT_PROFILE } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { agentProfilePermissions } from '#modules/agent-profiles/contract/permissions.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { agentProfiles } from './agent-profiles.tables.ts';

/** Finds agent profiles for the search over everything, also deleted ones: they stay readable. */
export const searchProfiles = searchRecords({
  entity: AGENT_PROFILE,
  permission: agentProfilePermissions.names.read,
  table: agentProfiles,
  name: agentProfiles.name,
  detail: agentProfiles.code,
});
