import * as routes from '#modules/notifications/contract/audiences.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import {
  audienceKeeper,
  createAudience,
  findAudience,
  listAudiences,
} from './audiences.queries.ts';

/** Audiences that people saved to use them again. */
export function serveAudiences(serve: Serve): void {
  serve.transaction(routes.listAudiencesRoute, async ({ tx, scope }) => ({
    data: await listAudiences(tx, scope),
  }));

  serve.transaction(routes.getAudienceRoute, async ({ tx, scope, params }) => ({
    data: await findAudience(tx, scope, params.id),
  }));

  serve.transaction(routes.createAudienceRoute, async ({ tx, scope, body }) => ({
    data: await findAudience(tx, scope, await createAudience(tx, scope, body)),
  }));

  serve.transaction(routes.deleteAudienceRoute, async ({ tx, scope, params }) => {
    await audienceKeeper.delete(tx, scope, {
      id: params.id,
      event: routes.audienceEvents.audience_deleted,
    });
    return undefined;
  });
}
