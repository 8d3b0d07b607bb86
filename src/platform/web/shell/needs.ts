import type { Permission } from '#platform/contract/permissions.ts';
import { may, type Viewer } from './viewer.ts';

/** Thrown where the signed-in person may not open a screen. */
export class ForbiddenScreen extends Error {}

/** For a route's `beforeLoad`: the screen opens only for people with the permission. */
export function needs(permission: Permission) {
  const check = ({ context }: { readonly context: { readonly viewer: Viewer } }) => {
    if (!may(context.viewer, permission)) throw new ForbiddenScreen(permission);
  };
  needed.set(check, permission);
  return check;
}

const needed = new WeakMap<object, Permission>();

/** The permission that a route's `beforeLoad` requires. */
export function neededBy(beforeLoad: unknown): Permission | undefined {
  return typeof beforeLoad === 'function' ? needed.get(beforeLoad) : undefined;
}
