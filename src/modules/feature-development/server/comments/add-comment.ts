import { commentEvents, type Comment } from '#modules/feature-development/contract/comments.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { requireSow } from '../records/sows.queries.ts';
import { findComment } from './comments.queries.ts';
import { sowComments } from './comments.tables.ts';
import { findMentioned } from './mentioned-employees.ts';
import { recordedComment } from './recorded-comment.ts';

interface Addition {
  readonly sow_id: string;
  readonly stage_number: number | null;
  readonly text: string;
  readonly mentions: number[];
}

/** Adds a comment to a SOW and notifies those of the mentioned who can sign in. */
export async function addComment(
  tx: Transaction,
  scope: Scope,
  addition: Addition,
): Promise<Comment> {
  const { sow_id, mentions } = addition;
  await requireSow(tx, scope, sow_id);
  const mentioned = await findMentioned(tx, scope, { ids: mentions });
  const id = newId();
  await tx.insert(sowComments).values({
    ...addition,
    company_id: scope.companyId,
    id,
    author_id: scope.userId,
    author_employee: scope.employeeId,
  });
  const comment = await findComment(tx, scope, id);
  await recordEvent(tx, scope, {
    name: commentEvents.comment_added,
    entity: SOW,
    entityId: sow_id,
    after: await recordedComment(tx, scope, { comment, mentioned }),
  });
  return comment;
}
