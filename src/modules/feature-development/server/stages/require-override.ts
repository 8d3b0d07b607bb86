import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';

export function requireOverride({ permissions }: Pick<Scope, 'permissions'>): void {
  if (!permissions.has(trackingPermissions.name('configure'))) throw errors.forbidden();
}
