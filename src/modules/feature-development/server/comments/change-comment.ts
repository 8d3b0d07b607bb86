import { and, eq, sql } from 'drizzle-orm';
import { commentEvents, type Comment } from '#modules/feature-development/contract/comments.ts';
import { trackingEntities } from '#modules/feature-development/contract/records.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findComment } from './comments.queries.ts';
import { sowComments } from './comments.tables.ts';
import { findSow } from '../records/sows.queries.ts';
import { findMentioned } from './mentioned-employees.ts';

interface Change {
  readonly id: string;
  readonly text: string;
  readonly mentions: readonly number[];
  readonly version: number;
}

/** Changes a comment of one's own; who is newly mentioned is told. */
export async function editComment(
  tx: Transaction,
  scope: Scope,
  { id, text, mentions, version }: Change,
): Promise<Comment> {
  const before = await findOwn(tx, scope, id);
  if (before.version !== version) throw errors.conflict({ current: before });
  const mentionedBefore = before.mentions.map((employee) => employee.id);
  if (before.text === text && String(mentionedBefore) === String(mentions)) return before;
  const { names, tell } = await findMentioned(tx, scope, {
    ids: mentions,
    toldBefore: mentionedBefore,
  });
  await tx
    .update(sowComments)
    .set({
      text,
      mentions: [...mentions],
      edited_at: new Date().toISOString(),
      version: sql`${sowComments.version} + 1`,
    })
    .where(isComment(scope, id));
  const sow = await findSow(tx, scope, before.sow_id);
  await recordEvent(tx, scope, {
    name: commentEvents.comment_edited,
    entity: trackingEntities.sow,
    entityId: before.sow_id,
    before: { text: before.text },
    after: {
      stage_number: before.stage_number,
      comment_id: id,
      text,
      mentions: names,
      tell,
      author: before.author,
      sow_name: sow.name,
      within: sow.sop_id,
    },
  });
  return findComment(tx, scope, id);
}

/** Deletes a comment of one's own; the history keeps what it said. */
export async function deleteComment(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { sow_id, stage_number, text } = await findOwn(tx, scope, id);
  await tx.delete(sowComments).where(isComment(scope, id));
  await recordEvent(tx, scope, {
    name: commentEvents.comment_deleted,
    entity: trackingEntities.sow,
    entityId: sow_id,
    before: { stage_number, comment_id: id, text },
  });
}

/** The comment, held until the transaction ends; refused when somebody else wrote it. */
async function findOwn(tx: Transaction, scope: Scope, id: string): Promise<Comment> {
  await tx
    .select({ id: sowComments.id })
    .from(sowComments)
    .where(isComment(scope, id))
    .for('update');
  const comment = await findComment(tx, scope, id);
  if (!comment.is_own) throw errors.forbidden();
  return comment;
}

function isComment({ companyId }: Scope, id: string) {
  return and(eq(sowComments.company_id, companyId), eq(sowComments.id, id));
}
