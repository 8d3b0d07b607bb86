import { nameEmployees } from '#modules/directory/server/public.ts';
import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Whom a comment mentions: their names, and which of them are told. */
export interface Mentioned {
  readonly names: string[];
  /** User ids of those who can sign in, besides the author. */
  readonly tell: string[];
}

/** Looks up mentioned employees; refuses those whom the company does not have. */
export async function findMentioned(
  tx: Transaction,
  scope: Scope,
  { ids, toldBefore = [] }: { ids: readonly number[]; toldBefore?: readonly number[] },
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
  const tell: string[] = [];
  for (const id of ids) {
    const userId = toldBefore.includes(id) ? undefined : await findUserOfEmployee(tx, scope, id);
    if (userId !== undefined && userId !== scope.userId) tell.push(userId);
  }
  return { names: ids.flatMap((id) => nameOf.get(id) ?? []), tell };
}
