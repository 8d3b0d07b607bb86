import { nameEmployees } from '#modules/directory/server/public.ts';
import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** The employees that a comment mentions: their names, and which of them to notify. */
export interface Mentioned {
  readonly names: string[];
  /** User ids of those who can sign in, besides the author. */
  readonly notify: string[];
}

/** Looks up mentioned employees; refuses those of another company. `known` were mentioned before. */
export async function findMentioned(
  tx: Transaction,
  scope: Scope,
  { ids, known = [] }: { ids: readonly number[]; known?: readonly number[] },
): Promise<Mentioned> {
  const nameOf = await nameEmployees(tx, scope, ids);
  const unknown = ids.flatMap((id, place) => (nameOf.has(id) ? [] : [place]));
  if (unknown.length > 0) {
    throw errors.validation_failed({
      fields: unknown.map((place) => ({
        path: `mentions.${place}`,
        code: 'feature-development:errors.employee_unknown',
      })),
    });
  }
  const notify: string[] = [];
  for (const id of ids) {
    const userId = known.includes(id) ? undefined : await findUserOfEmployee(tx, scope, id);
    if (userId !== undefined && userId !== scope.userId) notify.push(userId);
  }
  return { names: ids.flatMap((id) => nameOf.get(id) ?? []), notify };
}
