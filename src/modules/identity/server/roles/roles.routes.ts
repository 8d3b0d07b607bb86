import * as routes from '#modules/identity/contract/roles.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { describePermissions } from './describe-permissions.ts';
import { actingIn } from '../memberships/acting.ts';
import { listRoles } from './roles.queries.ts';
import { changeRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';

const READ_ONLY = { readOnly: true } as const;

/** What people can be in the company, and what that lets them do. */
export function serveRoles(serve: Serve, context: Context): void {
  const act = actingIn(context);

  serve.outside(routes.listRoles, ({ scope }) =>
    act(scope, async (acting) => ({ data: await listRoles(acting.tx, acting) }), READ_ONLY),
  );

  serve.outside(routes.listPermissions, async ({ scope }) => ({
    data: describePermissions(context, scope.language, () => true),
  }));

  serve.outside(routes.createRole, ({ scope, body }) =>
    act(scope, (acting) => createRole(acting, body)),
  );

  serve.outside(routes.changeRole, ({ scope, params, body }) =>
    act(scope, (acting) => changeRole(acting, params.id, body)),
  );

  serve.outside(routes.deleteRole, ({ scope, params }) =>
    act(scope, async (acting) => {
      await deleteRole(acting, params.id);
      return undefined;
    }),
  );
}
