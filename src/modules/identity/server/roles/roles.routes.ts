import * as routes from '#modules/identity/contract/roles.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { describePermissions } from './describe-permissions.ts';
import { actingIn } from '../memberships/acting.ts';
import { listRoles } from './roles.queries.ts';
import { changeRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';

/** Those who have a role may work in other companies too. */
const SYSTEM = { asSystem: true } as const;

/** What people can be in the company, and what that lets them do. */
export function serveRoles(serve: Serve, context: Context): void {
  const acting = actingIn(context);

  serve.transaction(
    routes.listRoles,
    async (call) => ({ data: await listRoles(call.tx, acting(call)) }),
    SYSTEM,
  );

  serve.outside(routes.listPermissions, async ({ scope }) => ({
    data: describePermissions(context, scope.language, () => true),
  }));

  serve.transaction(routes.createRole, (call) => createRole(acting(call), call.body), SYSTEM);

  serve.transaction(
    routes.changeRole,
    (call) => changeRole(acting(call), call.params.id, call.body),
    SYSTEM,
  );

  serve.transaction(
    routes.deleteRole,
    async (call) => {
      await deleteRole(acting(call), call.params.id);
      return undefined;
    },
    SYSTEM,
  );
}
