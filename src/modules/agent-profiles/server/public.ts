export {
  activeProfileIds,
  agentProfileName,
  isActiveProfile,
  profilesNamed,
} from './agent-profiles/assigned-profiles.queries.ts';
export type { CountSows } from './agent-profiles/profile-records.queries.ts';
