import type { BuiltInRole, Permission, PermissionSet } from '#platform/contract/permissions.ts';

/** A role as it is stored: a built-in one, or one of the company's own with its permissions. */
export interface StoredRole {
  readonly built_in: BuiltInRole | null;
  readonly given: readonly string[];
}

/**
 * What a role may do now. The built-in roles follow the modules' contracts, so that they have permissions of
 * a new module immediately; an administrator may do everything.
 */
export function permissionsOf(
  { built_in, given }: StoredRole,
  permissionSets: readonly PermissionSet[],
): ReadonlySet<Permission> {
  const granted = new Set<string>(given);
  const allowed = new Set<Permission>();
  for (const { grants } of permissionSets) {
    for (const [permission, roles] of Object.entries(grants)) {
      if (!isPermission(permission)) continue;
      const isAllowed =
        built_in === null
          ? granted.has(permission)
          : built_in === 'administrator' || roles.includes(built_in);
      if (isAllowed) allowed.add(permission);
    }
  }
  return allowed;
}

function isPermission(name: string): name is Permission {
  return name.includes(':');
}
