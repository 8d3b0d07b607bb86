import { summariseContractsRoute } from '#modules/cane-contracts/contract/summary.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { summariseContracts } from './summarise-contracts.queries.ts';

export function serveSummary(serve: Serve): void {
  serve.transaction(summariseContractsRoute, ({ tx, scope, query }) =>
    summariseContracts(tx, scope, query),
  );
}
