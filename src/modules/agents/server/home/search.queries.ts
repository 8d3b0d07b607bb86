import { and, desc, eq } from 'drizzle-orm';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { agentEntities } from '#modules/agents/contract/events.ts';
import { agentPermissions } from '#modules/agents/contract/permissions.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';

const permission = agentPermissions.name('read');

const findAgents = searchRecords({
  entity: agentEntities.agent,
  permission,
  table: agents,
  name: agents.name,
  detail: agents.code,
});

const findFiles: RecordSearch = {
  entity: agentEntities.file,
  permission,
  async find(tx, { companyId }, { text, limit }) {
    const condition = matchesSearch(agentFiles.search_text, text);
    if (condition === undefined) return [];
    return tx
      .select({
        id: agentFiles.id,
        name: agentFiles.filename,
        detail: agents.name,
        within: agentFiles.agent_id,
      })
      .from(agentFiles)
      .innerJoin(
        agents,
        and(eq(agents.company_id, agentFiles.company_id), eq(agents.id, agentFiles.agent_id)),
      )
      .where(and(eq(agentFiles.company_id, companyId), condition))
      .orderBy(desc(agentFiles.id))
      .limit(limit);
  },
};

/** What the search over everything finds of this module. */
export const agentSearches = [findAgents, findFiles] as const;
