import { worklistRoute } from '#modules/catalogue/contract/worklist.ts';
import { wrapPage } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listIncomplete } from './worklist.queries.ts';

/** What is missing in the entries of the catalogue. */
export function serveWorklist(serve: Serve): void {
  serve.transaction(worklistRoute, async ({ tx, scope, query }) =>
    wrapPage(await listIncomplete(tx, scope, query)),
  );
}
