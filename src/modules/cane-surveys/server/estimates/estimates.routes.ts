import { estimatesRoute } from '#modules/cane-surveys/contract/estimates.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readEstimates } from './estimates.queries.ts';

export function serveEstimates(serve: Serve): void {
  serve.transaction(estimatesRoute, ({ tx, query }) => readEstimates(tx, query));
}
