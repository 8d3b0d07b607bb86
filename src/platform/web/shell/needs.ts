import type { Permission } from '#platform/contract/permissions.ts';
import { may, type Viewer } from './viewer.ts';

/** Thrown where the signed-in person may not open a screen. */
export class ForbiddenScreen extends Error {}

/** For a route's `beforeLoad`: the screen opens only for people with the permission. */
export function needs(permission: Permission) {
  return ({ context }: { readonly context: { readonly viewer: Viewer } }) => {
    if (!may(context.viewer, permission)) throw new ForbiddenScreen(permission);
  };
}
