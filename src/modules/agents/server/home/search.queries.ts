import { and, desc, eq, like } from 'drizzle-orm';
import { companyView } from '#platform/server/database/company-view.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { agentEntities } from '#modules/agents/contract/events.ts';
import { agentPermissions } from '#modules/agents/contract/permissions.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';

const permission = agentPermissions.name('read');

const findAgents: RecordSearch = {
  entity: agentEntities.agent,
  permission,
  async find(tx, _scope, { text, limit }) {
    const patterns = likePatterns(text);
    if (patterns.length === 0) return [];
    const rows = await tx
      .select({ id: agents.id, name: agents.name, detail: agents.code })
      .from(companyView(agents))
      .where(and(...patterns.map((pattern) => like(agents.search_text, pattern))))
      // Ids grow with the time of creation.
      .orderBy(desc(agents.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, within: null }));
  },
};

const findFiles: RecordSearch = {
  entity: agentEntities.file,
  permission,
  async find(tx, { companyId }, { text, limit }) {
    const patterns = likePatterns(text);
    if (patterns.length === 0) return [];
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
      .where(
        and(
          eq(agentFiles.company_id, companyId),
          ...patterns.map((pattern) => like(agentFiles.search_text, pattern)),
        ),
      )
      .orderBy(desc(agentFiles.id))
      .limit(limit);
  },
};

/** What the search over everything finds of this module. */
export const agentSearches = [findAgents, findFiles] as const;
