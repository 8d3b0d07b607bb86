import { getFarmerRoute } from '#modules/farmer-quotas/contract/farmers.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { farmerKeeper } from './keep-farmer.ts';

export function serveFarmers(serve: Serve): void {
  serve.transaction(getFarmerRoute, ({ tx, scope, params }) =>
    farmerKeeper.find(tx, scope, params.id),
  );
}
