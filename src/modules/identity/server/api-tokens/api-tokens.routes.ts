import * as routes from '#modules/identity/contract/api-tokens.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listApiTokens } from './api-tokens.queries.ts';
import { describePermissions } from '../roles/describe-permissions.ts';
import { createApiToken, isAllowable } from './create-api-token.ts';
import { deleteApiToken } from './delete-api-token.ts';

export function serveApiTokens(serve: Serve, context: Context): void {
  serve.transaction(routes.listApiTokens, async ({ tx, scope, person }) => {
    refusePrograms(person);
    const may = (permission: Permission) =>
      scope.permissions.has(permission) && isAllowable(permission);
    return {
      data: await listApiTokens(tx, scope),
      allowable: describePermissions(context, scope.language, may),
    };
  });

  serve.transaction(routes.createApiToken, async ({ tx, scope, person, body }) => {
    refusePrograms(person);
    return createApiToken(tx, scope, { input: body, now: context.clock.now() });
  });

  serve.transaction(routes.deleteApiToken, async ({ tx, scope, person, params }) => {
    refusePrograms(person);
    await deleteApiToken(tx, scope, params.id);
    return undefined;
  });
}

/** A token that could make tokens would outlive its own end. */
function refusePrograms(person: Person): void {
  if (person.limits !== undefined) throw errors.forbidden();
}
