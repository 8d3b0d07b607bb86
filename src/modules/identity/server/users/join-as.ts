import { addEmployee } from '#modules/directory/server/public.ts';
import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import type { JoiningPost } from '#modules/identity/contract/users.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Acting } from '../memberships/acting.ts';
import { requireGivable, type Post } from './user-guards.ts';

/** What a person who joins the company is there; with names, they become its employee, too. */
export async function joinAs(
  acting: Acting,
  { new_employee: names, ...post }: JoiningPost,
): Promise<Post> {
  if (names === null) {
    await requireGivable(acting, post);
    return post;
  }
  const { tx, scope } = acting;
  if (!scope.permissions.has(directoryPermissions.name('manage'))) throw errors.forbidden();
  await requireGivable(acting, { ...post, employee_id: null });
  return { ...post, employee_id: await addEmployee(tx, scope, names) };
}
