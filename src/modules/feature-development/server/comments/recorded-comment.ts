import { z } from 'zod';
import type { Comment } from '#modules/feature-development/contract/comments.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { requireSow } from '../records/sows.queries.ts';
import type { Mentioned } from './mentioned-employees.ts';

/** What the event of a comment stores for the inbox of those to notify. */
export const commentNotice = z.object({
  /** User ids. */
  tell: z.array(z.string()),
  author: z.string().nullable(),
  sow_name: z.string(),
  /** The SOP. */
  within: z.string(),
});

interface Recorded {
  readonly comment: Comment;
  readonly mentioned: Mentioned;
}

/** What the event of a comment stores: its text, and what its notice needs. */
export async function recordedComment(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { comment: { id, sow_id, stage_number, text, author }, mentioned }: Recorded,
): Promise<z.output<typeof commentNotice> & Record<string, unknown>> {
  const { name: sow_name, sop_id: within } = await requireSow(tx, scope, sow_id);
  const { names: mentions, notify: tell } = mentioned;
  return { stage_number, comment_id: id, text, mentions, tell, author, sow_name, within };
}
