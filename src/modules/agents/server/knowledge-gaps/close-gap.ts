import { and, eq, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { KnowledgeGap, closeGapRoute } from '#modules/agents/contract/knowledge-gaps.ts';
import { agentFiles } from '../files/files.tables.ts';
import { findGap, findGapRow } from './knowledge-gaps.queries.ts';
import { knowledgeGaps } from '../conversations/knowledge-gaps.tables.ts';
import { addSetQuestion } from '../question-set/add-set-question.ts';

interface Closing {
  readonly id: string;
  readonly closing: Body<typeof closeGapRoute>;
}

/** Closes a gap by the file that answers it, or by a note that explains why it needs none. */
export async function closeGap(
  tx: Transaction,
  scope: Scope,
  { id, closing }: Closing,
): Promise<KnowledgeGap> {
  const { companyId } = scope;
  const { agent_id: agentId, status } = await findGapRow(tx, scope, id);
  if (status === 'closed') throw agentErrors.gap_closed();
  const fileId = closing.by === 'file' ? closing.file_id : null;
  if (fileId !== null) await refuseUnknownFile(tx, scope, { agentId, fileId });
  if (closing.by === 'file' && closing.add_to_question_set) {
    const { question } = await findGap(tx, scope, id);
    const input = { question, file_ids: [closing.file_id] };
    await addSetQuestion(tx, scope, { agentId, input });
  }
  await tx
    .update(knowledgeGaps)
    .set({
      status: 'closed',
      closed_by_file: fileId,
      closing_note: closing.note,
      closed_at: sql`now()`,
      closed_by_employee: scope.employeeId,
    })
    .where(and(eq(knowledgeGaps.company_id, companyId), eq(knowledgeGaps.id, id)));
  await recordEvent(tx, scope, {
    name: agentEvents.gap_closed,
    entity: agentEntities.gap,
    entityId: id,
    before: { status },
    after: { agent_id: agentId, status: 'closed', file_id: fileId, note: closing.note },
  });
  return findGap(tx, scope, id);
}

export async function reopenGap(tx: Transaction, scope: Scope, id: string): Promise<KnowledgeGap> {
  const { agent_id: agentId, status } = await findGapRow(tx, scope, id);
  if (status === 'open') throw agentErrors.gap_open();
  await tx
    .update(knowledgeGaps)
    .set({ status: 'open', closed_at: null, closed_by_file: null, closing_note: '' })
    .where(and(eq(knowledgeGaps.company_id, scope.companyId), eq(knowledgeGaps.id, id)));
  await recordEvent(tx, scope, {
    name: agentEvents.gap_reopened,
    entity: agentEntities.gap,
    entityId: id,
    before: { status },
    after: { agent_id: agentId, status: 'open' },
  });
  return findGap(tx, scope, id);
}

async function refuseUnknownFile(
  tx: Transaction,
  { companyId }: Scope,
  { agentId, fileId }: { agentId: string; fileId: string },
): Promise<void> {
  const found = await tx.$count(
    agentFiles,
    hasValues(agentFiles, { company_id: companyId, agent_id: agentId, id: fileId }),
  );
  if (found > 0) return;
  throw errors.validation_failed({
    fields: [{ path: 'file_id', code: 'agents:errors.expected_file_unknown' }],
  });
}
