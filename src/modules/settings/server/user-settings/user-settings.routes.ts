import * as routes from '#modules/settings/contract/user-settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findUserSettings } from './user-settings.queries.ts';
import { changeUserSettings } from './change-user-settings.ts';

export function serveSettings(serve: Serve): void {
  serve.transaction(routes.getUserSettings, async ({ tx, person }) => ({
    data: await findUserSettings(tx, person.userId),
  }));

  serve.transaction(routes.changeUserSettings, async ({ tx, person, visitor, body }) => {
    const actor = { userId: person.userId, requestId: visitor.requestId };
    return { data: await changeUserSettings(tx, actor, body) };
  });
}
