import * as routes from '#modules/identity/contract/security-policy.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeSecurityPolicy } from './change-security-policy.ts';
import { findSecurityPolicy } from './security-policy.queries.ts';

/** Accounts belong to no company. */
const SYSTEM = { asSystem: true } as const;

/** What the company requires of accounts. */
export function serveSecurityPolicy(serve: Serve): void {
  serve.transaction(
    routes.getSecurityPolicy,
    ({ tx, scope }) => findSecurityPolicy(tx, scope.companyId),
    SYSTEM,
  );

  serve.transaction(
    routes.changeSecurityPolicy,
    ({ tx, scope, body }) => changeSecurityPolicy(tx, scope, body),
    SYSTEM,
  );
}
