import { commentEvents, type Comment } from '#modules/feature-development/contract/comments.ts';
import { trackingEntities } from '#modules/feature-development/contract/records.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { findComment } from './comments.queries.ts';
import { sowComments } from './comments.tables.ts';
import { findSow } from '../records/sows.queries.ts';
import { findMentioned } from './mentioned-employees.ts';

interface Addition {
  readonly sow_id: string;
  readonly stage_number: number | null;
  readonly text: string;
  readonly mentions: readonly number[];
}

/** Says something about a SOW; who is mentioned and can sign in is told in her inbox. */
export async function addComment(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage_number, text, mentions }: Addition,
): Promise<Comment> {
  const sow = await findSow(tx, scope, sow_id);
  const { names, tell } = await findMentioned(tx, scope, { ids: mentions });
  const id = newId();
  await tx.insert(sowComments).values({
    company_id: scope.companyId,
    id,
    sow_id,
    stage_number,
    text,
    mentions: [...mentions],
    author_id: scope.userId,
    author_employee: scope.employeeId,
  });
  const comment = await findComment(tx, scope, id);
  await recordEvent(tx, scope, {
    name: commentEvents.comment_added,
    entity: trackingEntities.sow,
    entityId: sow_id,
    after: {
      stage_number,
      comment_id: id,
      text,
      mentions: names,
      tell,
      author: comment.author,
      sow_name: sow.name,
      within: sow.sop_id,
    },
  });
  return comment;
}
