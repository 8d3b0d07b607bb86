import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { sowComments } from './comments.tables.ts';
import { isComment, lockOwnComment } from './own-comment.queries.ts';

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
