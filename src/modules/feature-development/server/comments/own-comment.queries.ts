import { and, eq } from 'drizzle-orm';
import type { Comment } from '#modules/feature-development/contract/comments.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findComment } from './comments.queries.ts';
import { sowComments } from './comments.tables.ts';

/** A comment, locked until the transaction ends; refused when somebody else wrote it. */
export async function lockOwnComment(tx: Transaction, scope: Scope, id: string): Promise<Comment> {
  await tx
    .select({ id: sowComments.id })
    .from(sowComments)
    .where(isComment(scope, id))
    .for('update');
  const comment = await findComment(tx, scope, id);
  if (!comment.is_own) throw errors.forbidden();
  return comment;
}

export function isComment({ companyId }: Scope, id: string) {
  return and(eq(sowComments.company_id, companyId), eq(sowComments.id, id));
}
