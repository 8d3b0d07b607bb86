import { and, eq, sql } from 'drizzle-orm';
import { commentEvents, type Comment } from '#modules/feature-development/contract/comments.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findComment, SUBJECT_COLUMNS, subjectOf } from './comments.queries.ts';
import { sowComments } from './comments.tables.ts';
import { findMentioned } from './mentioned-employees.ts';
import { recordedComment } from './recorded-comment.ts';
import { newId } from '#platform/server/ids.ts';
import { requireSubject, type Subject } from '../records/subjects.queries.ts';

interface Addition {
  readonly subject: Subject;
  readonly stage_number?: number | null;
  readonly text: string;
  readonly mentions: number[];
}

/** Adds a comment to a record and notifies those of the mentioned who can sign in. */
export async function addComment(
  tx: Transaction,
  scope: Scope,
  { subject, ...addition }: Addition,
): Promise<Comment> {
  await requireSubject(tx, scope, subject);
  const mentioned = await findMentioned(tx, scope, { ids: addition.mentions });
  const id = newId();
  await tx.insert(sowComments).values({
    ...addition,
    [SUBJECT_COLUMNS[subject.entity]]: subject.id,
    company_id: scope.companyId,
    id,
    author_id: scope.userId,
    author_employee: scope.employeeId,
  });
  const comment = await findComment(tx, scope, id);
  await recordEvent(tx, scope, {
    name: commentEvents.comment_added,
    entity: subject.entity,
    entityId: subject.id,
    after: await recordedComment(tx, scope, { comment, mentioned }),
  });
  return comment;
}

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
  const subject = subjectOf(before);
  await recordEvent(tx, scope, {
    name: commentEvents.comment_edited,
    entity: subject.entity,
    entityId: subject.id,
    before: { text: before.text },
    after: await recordedComment(tx, scope, { comment: after, mentioned }),
  });
  return after;
}

/** Deletes the caller's own comment; its text stays in the history. */
export async function deleteComment(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const comment = await lockOwnComment(tx, scope, id);
  const { stage_number, text } = comment;
  const subject = subjectOf(comment);
  await tx.delete(sowComments).where(isComment(scope, id));
  await recordEvent(tx, scope, {
    name: commentEvents.comment_deleted,
    entity: subject.entity,
    entityId: subject.id,
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
