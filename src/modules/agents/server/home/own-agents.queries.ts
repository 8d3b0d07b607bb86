import { and, asc, count, desc, eq, isNotNull, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { agentTroubles, ownAgents } from '#modules/agents/contract/home.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agents } from '../agents/agents.tables.ts';
import { conversationTurns } from '../conversations/conversations.tables.ts';
import { gapTurns, knowledgeGaps } from '../conversations/knowledge-gaps.tables.ts';

/** So many are named on the home page. */
const NAMED = 10;

/** What the caller has to do with agents; nothing for who is no employee. */
export async function findOwnAgents(
  tx: Transaction,
  { companyId, employeeId }: Pick<Scope, 'companyId' | 'employeeId'>,
): Promise<z.output<typeof ownAgents>> {
  const nothing = { agents: 0, files: 0, running_syncs: 0 };
  if (employeeId === null) return { ...nothing, troubled: [], gaps: [] };
  const own = and(eq(agents.company_id, companyId), eq(agents.owner_user_id, employeeId));
  const { id, name, updated_at: since } = agents;
  const [[figures = nothing], troubled, gaps] = await Promise.all([
    tx
      .select({
        agents: count(),
        files: sql`coalesce(${sum(agents.files_count)}, 0)`.mapWith(Number),
        running_syncs: count(sql`case when ${agents.latest_sync_status} = 'running' then 1 end`),
      })
      .from(agents)
      .where(own),
    tx
      .select({ id, name, trouble: sql<(typeof agentTroubles)[number]>`${trouble}`, since })
      .from(agents)
      .where(and(own, isNotNull(trouble)))
      .orderBy(desc(since), desc(id))
      .limit(NAMED),
    findAssignedGaps(tx, { companyId, employeeId }),
  ]);
  return { ...figures, troubled, gaps };
}

/** A check of another address says nothing about the current one. */
const trouble = sql`case
  when ${agents.latest_sync_status} = 'failed' then 'sync_failed'
  when ${agents.webhook_check} ->> 'url' = ${agents.chat_webhook_url}
    and ${agents.webhook_check} ->> 'failure' is not null then 'webhook_failed'
  when ${agents.latest_sync_status} = 'completed_with_errors' then 'files_failed'
  when ${agents.quality_dropped} then 'quality_dropped'
end`;

function findAssignedGaps(
  tx: Transaction,
  { companyId, employeeId }: { companyId: number; employeeId: number },
) {
  const firstQuestion = sql<string>`(
    select ${conversationTurns.question} from ${gapTurns}
    join ${conversationTurns} on ${conversationTurns.company_id} = ${gapTurns.company_id}
      and ${conversationTurns.id} = ${gapTurns.turn_id}
    where ${gapTurns.company_id} = ${knowledgeGaps.company_id}
      and ${gapTurns.gap_id} = ${knowledgeGaps.id}
    order by ${gapTurns.turn_id} limit 1
  )`;
  return tx
    .select({
      id: knowledgeGaps.id,
      question: sql<string>`coalesce(${firstQuestion}, ${knowledgeGaps.comparable})`,
      agent: { id: agents.id, name: agents.name },
      since: knowledgeGaps.created_at,
    })
    .from(knowledgeGaps)
    .innerJoin(
      agents,
      and(eq(agents.company_id, knowledgeGaps.company_id), eq(agents.id, knowledgeGaps.agent_id)),
    )
    .where(
      and(
        eq(knowledgeGaps.company_id, companyId),
        eq(knowledgeGaps.assignee_id, employeeId),
        eq(knowledgeGaps.status, 'open'),
      ),
    )
    .orderBy(asc(knowledgeGaps.created_at), asc(knowledgeGaps.id))
    .limit(NAMED);
}
