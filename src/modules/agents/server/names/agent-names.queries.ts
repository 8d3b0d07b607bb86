import { and, eq, sql } from 'drizzle-orm';
import type { RecordNames } from '#platform/server/records/name-records.ts';
import { agentFiles } from '../files/files.tables.ts';
import { syncJobs } from '../sync-jobs/sync-jobs.tables.ts';
import { agents } from '../agents/agents.tables.ts';

const ofSameAgent = and(
  eq(agents.company_id, syncJobs.company_id),
  eq(agents.id, syncJobs.agent_id),
);

/** What the history calls agents, their files and their syncs. */
export const agentNames: readonly RecordNames[] = [
  { table: agents, name: agents.name },
  { table: agentFiles, name: agentFiles.filename },
  { table: syncJobs, name: sql`(select ${agents.name} from ${agents} where ${ofSameAgent})` },
];
