import * as routes from '#modules/directory/contract/profile.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeProfile, findOwnProfile } from './change-profile.ts';

/** What people say of themselves. */
export function serveProfile(serve: Serve): void {
  serve.transaction(routes.getProfile, async ({ tx, scope }) => ({
    data: scope.employeeId === null ? null : await findOwnProfile(tx, scope, scope.employeeId),
  }));

  serve.transaction(routes.changeProfile, async ({ tx, scope, body }) => ({
    data: await changeProfile(tx, scope, body),
  }));
}
