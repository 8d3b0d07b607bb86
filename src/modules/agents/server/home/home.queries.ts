import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentDefaults } from '#modules/agents/contract/agents.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import type { ModelOf } from '../agents/index-settings.ts';

/** Figures of the company's agents for the home page. */
export async function summariseAgents(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  modelOf: ModelOf,
) {
  const withLatestSync = (status: string) =>
    count(sql`case when ${agents.latest_sync_status} = ${status} then 1 end`);
  const [figures] = await tx
    .select({
      agents: count(),
      files: sum(agents.files_count).mapWith(Number),
      running_syncs: withLatestSync('running'),
      failed_syncs: withLatestSync('failed'),
    })
    .from(agents)
    .where(eq(agents.company_id, companyId));
  const [failed] = await tx
    .select({ files: count() })
    .from(agentFiles)
    .where(and(eq(agentFiles.company_id, companyId), eq(agentFiles.status, 'error')));
  return {
    agents: figures?.agents ?? 0,
    files: figures?.files ?? 0,
    files_failed: failed?.files ?? 0,
    running_syncs: figures?.running_syncs ?? 0,
    failed_syncs: figures?.failed_syncs ?? 0,
    embedding_in_use: modelOf(agentDefaults.embedding_model).kind,
  };
}
