import { agentProfileEvents } from '#modules/agent-profiles/contract/agent-profiles.ts';
import * as routes from '#modules/agent-profiles/contract/versions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeProfile } from '../agent-profiles/change-profile.ts';
import type { ProfileRecords } from '../agent-profiles/profile-records.queries.ts';
import { findContent, listVersions } from './versions.queries.ts';

/** Everything that an agent profile has said. */
export function serveVersions(serve: Serve, { keeper }: ProfileRecords): void {
  serve.transaction(routes.listVersionsRoute, async ({ tx, scope, params: { id } }) => {
    await keeper.find(tx, scope, id);
    return { data: await listVersions(tx, scope, id) };
  });

  serve.transaction(routes.restoreVersionRoute, async ({ tx, scope, params }) => {
    const { id, version_no: number } = params;
    const { version } = await keeper.lock(tx, scope, id);
    const content = await findContent(tx, scope, { profileId: id, number });
    const change = { ...content, version };
    const event = agentProfileEvents.restored;
    return { data: await changeProfile(tx, scope, { keeper, id, change, event }) };
  });
}
