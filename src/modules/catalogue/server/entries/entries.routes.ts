import * as routes from '#modules/catalogue/contract/entries.ts';
import { compareHistory, listHistory } from './history.queries.ts';
import { changeEntry } from './change-entry.ts';
import { followEntry } from './follow-entry.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readEntry, findEntryRow } from './entries.queries.ts';

/** Editing and following entries of all kinds, and their history. */
export function serveEntries(serve: Serve): void {
  serve.transaction(routes.getEntryRoute, async ({ tx, scope, params }) =>
    success(await readEntry(tx, scope, params)),
  );

  serve.transaction(routes.changeEntryRoute, async ({ tx, scope, params, body }) =>
    success(await changeEntry(tx, scope, { reference: params, change: body })),
  );

  serve.transaction(routes.followEntryRoute, async ({ tx, scope, params, body }) => {
    await followEntry(tx, scope, { reference: params, following: body.following });
    return success(await readEntry(tx, scope, params));
  });

  serve.transaction(routes.listHistoryRoute, async ({ tx, scope, params, query }) => {
    await findEntryRow(tx, scope, params);
    return wrapPage(await listHistory(tx, scope, { entry: params, query }));
  });

  serve.transaction(routes.compareHistoryRoute, async ({ tx, scope, params, query }) => {
    await findEntryRow(tx, scope, params);
    return success(await compareHistory(tx, scope, { entry: params, ...query }));
  });
}
