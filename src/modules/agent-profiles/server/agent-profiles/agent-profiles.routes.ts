import * as routes from '#modules/agent-profiles/contract/agent-profiles.ts';
import { paginate } from '#platform/contract/envelopes.ts';
import { pageOf } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { changeProfile } from './change-profile.ts';
import { createProfile } from './create-profile.ts';
import { moveProfile } from './move-profile.ts';
import type { ProfileRecords } from './profile-records.queries.ts';

export function serveAgentProfiles(serve: Serve, context: Context, records: ProfileRecords): void {
  const { keeper, list, sheet } = records;
  const { translator } = context;

  serveRecord(serve, routes.agentProfileRoutes, {
    list: async (tx, scope, query) => paginate(await list.page(tx, scope, pageOf(query))),
    get: async (tx, scope, id) => ({ data: await keeper.find(tx, scope, id) }),
    create: async (tx, scope, input) => ({
      data: await createProfile(tx, scope, { keeper, input }),
    }),
    update: async (tx, scope, update) => ({
      data: await changeProfile(tx, scope, { keeper, ...update }),
    }),
    async delete(tx, scope, id) {
      await moveProfile(tx, scope, { keeper, id, to: 'Deleted', translator });
    },
  });

  serveExport(serve, context, {
    routes: routes.agentProfileExport,
    entity: routes.AGENT_PROFILE,
    list: sheet,
  });

  serve.transaction(routes.activateAgentProfileRoute, async ({ tx, scope, params: { id } }) => ({
    data: await moveProfile(tx, scope, { keeper, id, to: 'Active', translator }),
  }));

  serve.transaction(routes.deactivateAgentProfileRoute, async ({ tx, scope, params: { id } }) => ({
    data: await moveProfile(tx, scope, { keeper, id, to: 'Inactive', translator }),
  }));
}
