import { agentProfilesApi } from '#modules/agent-profiles/contract/api-description.ts';
import { notifiableProfiles } from '#modules/agent-profiles/contract/notifiable.ts';
import { agentProfilePermissions } from '#modules/agent-profiles/contract/permissions.ts';
import { en } from '#modules/agent-profiles/i18n/en.ts';
import { th } from '#modules/agent-profiles/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveAgentProfiles } from './agent-profiles/agent-profiles.routes.ts';
import { agentProfiles } from './agent-profiles/agent-profiles.tables.ts';
import { createProfileRecords, type CountSows } from './agent-profiles/profile-records.queries.ts';
import { searchProfiles } from './agent-profiles/search-profiles.queries.ts';
import { loadExamples } from './demo/load-examples.ts';
import { serveVersions } from './versions/versions.routes.ts';

/** What agent profiles need to know about the work assigned to them, which builds on this module. */
interface Work {
  readonly countSows: CountSows;
}

/** Agent profiles: automated agents as members of departments, to which work is assigned. */
export function createAgentProfilesModule({ countSows }: Work): ServerModule {
  const records = createProfileRecords(countSows);
  return {
    name: 'agent-profiles',
    texts: { th, en },
    api: agentProfilesApi,
    permissions: agentProfilePermissions.set,
    notifiable: [notifiableProfiles],
    searches: [searchProfiles],
    lists: { 'agent-profiles': agentProfilePermissions.name('read') },
    recordNames: [{ table: agentProfiles, name: agentProfiles.name }],
    create: (context) => ({
      routes(serve) {
        serveAgentProfiles(serve, context, records);
        serveVersions(serve, records);
      },
      prepare: () => loadExamples(context, records),
    }),
  };
}
