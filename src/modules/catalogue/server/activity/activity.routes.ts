import * as routes from '#modules/catalogue/contract/activity.ts';
import { addActivities } from './add-activities.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listActivity, listFrequentSearches, listMissedSearches } from './activity.queries.ts';

/** What people did in the catalogue. */
export function serveActivity(serve: Serve): void {
  serve.transaction(routes.addActivityRoute, async ({ tx, scope, body }) =>
    success(await addActivities(tx, scope, [body])),
  );

  serve.transaction(routes.addActivitiesRoute, async ({ tx, scope, body }) =>
    success(await addActivities(tx, scope, body.entries)),
  );

  serve.transaction(routes.listActivityRoute, async ({ tx, scope, query }) =>
    wrapPage(await listActivity(tx, scope, query)),
  );

  serve.transaction(routes.frequentSearchesRoute, async ({ tx, scope }) =>
    success(await listFrequentSearches(tx, scope)),
  );

  serve.transaction(routes.missedSearchesRoute, async ({ tx, scope, query }) =>
    success(await listMissedSearches(tx, scope, { now: new Date(), days: query.days })),
  );
}
