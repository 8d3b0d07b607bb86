import { and, eq } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { isEmployee } from '#modules/directory/server/public.ts';
import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { KnowledgeGap } from '#modules/agents/contract/knowledge-gaps.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { findGap, findGapRow } from './knowledge-gaps.queries.ts';
import { knowledgeGaps } from '../conversations/knowledge-gaps.tables.ts';

/** Assigns a gap to an employee, who is notified in the inbox unless it is the person who assigns it. */
export async function assignGap(
  tx: Transaction,
  scope: Scope,
  { id, employeeId }: { id: string; employeeId: number | null },
): Promise<KnowledgeGap> {
  const before = await findGapRow(tx, scope, id);
  const gapBefore = await findGap(tx, scope, id);
  if (employeeId !== null && !(await isEmployee(tx, scope, employeeId))) {
    throw errors.validation_failed({
      fields: [{ path: 'employee_id', code: 'agents:errors.owner_unknown' }],
    });
  }
  await tx
    .update(knowledgeGaps)
    .set({ assignee_id: employeeId })
    .where(and(eq(knowledgeGaps.company_id, scope.companyId), eq(knowledgeGaps.id, id)));
  const agent = await findAgentRow(tx, scope, before.agent_id);
  const user =
    employeeId === null || employeeId === before.assignee_id
      ? undefined
      : await findUserOfEmployee(tx, scope, employeeId);
  const gap = await findGap(tx, scope, id);
  await recordEvent(tx, scope, {
    name: agentEvents.gap_assigned,
    entity: agentEntities.gap,
    entityId: id,
    before: { assignee: gapBefore.assignee },
    after: {
      assignee: gap.assignee,
      tell: user === undefined || user === scope.userId ? null : user,
      agent_id: agent.id,
      agent_name: agent.name,
    },
  });
  return gap;
}
