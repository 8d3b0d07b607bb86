import { and, eq, sql } from 'drizzle-orm';
import { commentEvents, type Comment } from '#modules/feature-development/contract/comments.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findComment } from './comments.queries.ts';
import { sowComments } from './comments.tables.ts';
import { findMentioned } from './mentioned-employees.ts';
import { recordedComment } from './recorded-comment.ts';

interface Edit {
  readonly id: string;
  readonly text: string;
  readonly mentions: readonly number[];
  readonly version: number;
}

/** Changes the caller's own comment and notifies those whom it did not mention before. */
export async function editComment(
  tx: Transaction,
  scope: Scope,
  { id, text, mentions, version }: Edit,
): Promise<Comment> {
  const before = await lockOwnComment(tx, scope, id);
  if (before.version !== version) throw errors.conflict({ current: before });
  const known = before.mentions.map((employee) => employee.id);
  if (before.text === text && String(known) === String(mentions)) return before;
  const mentioned = await findMentioned(tx, scope, { ids: mentions, known });
  await tx
    .update(sowComments)
    .set({
      text,
      mentions: [...mentions],
      edited_at: new Date().toISOString(),
      version: sql`${sowComments.version} + 1`,
    })
    .where(isComment(scope, id));
  const after = await findComment(tx, scope, id);
  await recordEvent(tx, scope, {
    name: commentEvents.comment_edited,
    entity: SOW,
    entityId: before.sow_id,
    before: { text: before.text },
    after: await recordedComment(tx, scope, { comment: after, mentioned }),
  });
  return after;
}

/** Deletes the caller's own comment; its text stays in the history. */
export async function deleteComment(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { sow_id, stage_number, text } = await lockOwnComment(tx, scope, id);
  await tx.delete(sowComments).where(isComment(scope, id));
  await recordEvent(tx, scope, {
    name: commentEvents.comment_deleted,
    entity: SOW,
    entityId: sow_id,
    before: { stage_number, comment_id: id, text },
  });
}

/** A comment, locked until the transaction ends; refused when somebody else wrote it. */
async function lockOwnComment(tx: Transaction, scope: Scope, id: string): Promise<Comment> {
  const { id: found } = sowComments;
  await tx.select({ found }).from(sowComments).where(isComment(scope, id)).for('update');
  const comment = await findComment(tx, scope, id);
  if (!comment.is_own) throw errors.forbidden();
  return comment;
}

function isComment({ companyId }: Scope, id: string) {
  return and(eq(sowComments.company_id, companyId), eq(sowComments.id, id));
}
