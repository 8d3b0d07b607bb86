import * as routes from '#modules/identity/contract/security-policy.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeSecurityPolicy } from './change-security-policy.ts';
import { findSecurityPolicy } from './security-policy.queries.ts';

/** What the company requires of accounts. Those belong to no company, hence the system's transactions. */
export function serveSecurityPolicy(serve: Serve, { database }: Pick<Context, 'database'>): void {
  serve.outside(routes.getSecurityPolicy, ({ scope }) =>
    database.asSystem((tx) => findSecurityPolicy(tx, scope.companyId), { readOnly: true }),
  );

  serve.outside(routes.changeSecurityPolicy, ({ scope, body }) =>
    database.asSystem((tx) => changeSecurityPolicy(tx, scope, body)),
  );
}
