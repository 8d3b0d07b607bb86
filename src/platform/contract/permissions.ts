/** Roles every company starts with; an administrator has every permission. */
export const BUILT_IN_ROLES = ['administrator', 'manager', 'staff', 'viewer'] as const;

export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** A right to do one kind of thing in one module, for example `agents:write`. */
export type Permission = `${string}:${string}`;

type GrantedTo = readonly Exclude<BuiltInRole, 'administrator'>[];

/** A module's permissions with the built-in roles that have them from the start. */
export interface PermissionSet {
  readonly module: string;
  readonly grants: Readonly<Record<Permission, GrantedTo>>;
  /** The text that says what no role decides in this module. */
  readonly note?: string;
}

/**
 * Declares a module's permissions once. `definePermissions('agents', { read: ['manager'] })` makes
 * `agents:read` (`names.read`), named by the text `agents:permissions.read`.
 */
export function definePermissions<
  const Module extends string,
  const Actions extends Record<string, GrantedTo>,
>(module: Module, actions: Actions, { note }: Pick<PermissionSet, 'note'> = {}) {
  const name = <Action extends keyof Actions & string>(action: Action): `${Module}:${Action}` =>
    `${module}:${action}`;
  const grants: Record<Permission, GrantedTo> = {};
  for (const [action, roles] of Object.entries(actions)) grants[`${module}:${action}`] = roles;
  const entries = Object.keys(actions).map((action) => [action, name(action)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the literal keys, which are those of `actions`
  const names = Object.fromEntries(entries) as {
    readonly [Action in keyof Actions & string]: `${Module}:${Action}`;
  };
  return { name, names, set: { module, grants, note } satisfies PermissionSet };
}
