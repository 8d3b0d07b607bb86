import * as routes from '#modules/cane-contracts/contract/settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readContractSettings, updateContractSettings } from './settings.queries.ts';

export function serveContractSettings(serve: Serve): void {
  serve.transaction(routes.getContractSettingsRoute, ({ tx, scope }) =>
    readContractSettings(tx, scope),
  );

  serve.transaction(routes.updateContractSettingsRoute, ({ tx, scope, body }) =>
    updateContractSettings(tx, scope, body),
  );
}
