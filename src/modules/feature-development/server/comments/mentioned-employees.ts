import { nameEmployees } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { usersOf } from '../stages/stage-notices.ts';

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
  const added = ids.filter((id) => !known.includes(id));
  const notify = await usersOf(tx, scope, added);
  return { names: ids.flatMap((id) => nameOf.get(id) ?? []), notify };
}
