import { takeOverRoute } from '#modules/land-plots/contract/take-over.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { takeOverPlots } from './take-over-plots.ts';

export function serveTakeOver(serve: Serve): void {
  serve.transaction(takeOverRoute, ({ tx, scope, body }) => takeOverPlots(tx, scope, body));
}
