import * as routes from '#modules/notifications/contract/preferences.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changePreferences } from './change-preferences.ts';
import { findPreferences } from './preferences.queries.ts';

/** What people do not want to be notified of; everybody sees only their own. */
export function servePreferences(serve: Serve): void {
  serve.transaction(routes.getPreferencesRoute, async ({ tx, scope }) => {
    const found = await findPreferences(tx, scope, [scope.userId]);
    return { data: found.get(scope.userId) ?? { mutes: [], quiet: null } };
  });

  serve.transaction(routes.changePreferencesRoute, async ({ tx, scope, body }) => {
    await changePreferences(tx, scope, body);
    return { data: body };
  });
}
