import * as routes from '#modules/farmer-quotas/contract/settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listOffices, readSettings, updateSettings } from './settings.queries.ts';

export function serveSettings(serve: Serve): void {
  serve.transaction(routes.getSettingsRoute, ({ tx, scope }) => readSettings(tx, scope));

  serve.transaction(routes.updateSettingsRoute, ({ tx, scope, body }) =>
    updateSettings(tx, scope, body),
  );

  serve.transaction(routes.listOfficesRoute, async ({ tx, scope }) => ({
    data: await listOffices(tx, scope),
  }));
}
