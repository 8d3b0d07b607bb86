import { z } from 'zod';
import type { Comment } from '#modules/feature-development/contract/comments.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { requireSubject } from '../records/subjects.queries.ts';
import { subjectOf } from './comments.queries.ts';
import type { Mentioned } from './mentioned-employees.ts';

/** What the event of a comment stores for the inbox of those to notify. */
export const commentNotice = z.object({
  /** User ids. */
  tell: z.array(z.string()),
  author: z.string().nullable(),
  /** The name of what it is about, under its kind: as the history calls it. */
  sow_name: z.string().optional(),
  sop_name: z.string().optional(),
  value_stream_name: z.string().optional(),
  /** The record above. */
  within: z.string().nullable(),
});

interface Recorded {
  readonly comment: Comment;
  readonly mentioned: Mentioned;
}

/** What the event of a comment stores: its text, and what its notice needs. */
export async function recordedComment(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { comment, mentioned }: Recorded,
): Promise<z.output<typeof commentNotice> & Record<string, unknown>> {
  const { id, stage_number, text, author } = comment;
  const subject = subjectOf(comment);
  const { name, within } = await requireSubject(tx, scope, subject);
  const { names: mentions, notify: tell } = mentioned;
  return {
    stage_number,
    comment_id: id,
    text,
    mentions,
    tell,
    author,
    [`${subject.entity}_name`]: name,
    within,
  };
}
