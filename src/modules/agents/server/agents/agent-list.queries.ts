import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { listAgentsRoute } from '#modules/agents/contract/agents.ts';
import type { Query } from '#platform/contract/route.ts';
import { matches } from '#platform/server/database/matches.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { agentColumns } from './agents.queries.ts';
import { agents } from './agents.tables.ts';

type Filters = Omit<Query<typeof listAgentsRoute>, 'page' | 'page_size' | 'count'>;

const rising = (column: SQL | PgColumn): SQL[] => [asc(column), asc(agents.id)];
const falling = (column: SQL | PgColumn): SQL[] => [desc(column), desc(agents.id)];
const nameInThaiOrder = sql`${agents.name} collate "und-x-icu"`;

/** Agents that never synced come first by oldest sync, and last by newest. Each order has an index. */
const orders: Record<Filters['sort'], SQL[]> = {
  name: rising(nameInThaiOrder),
  '-name': falling(nameInThaiOrder),
  code: rising(agents.code),
  '-code': falling(agents.code),
  pinecone_index: rising(agents.pinecone_index),
  '-pinecone_index': falling(agents.pinecone_index),
  files_count: rising(agents.files_count),
  '-files_count': falling(agents.files_count),
  latest_sync_at: [agents.latest_sync_at, agents.id].map(
    (column) => sql`${column} asc nulls first`,
  ),
  '-latest_sync_at': [agents.latest_sync_at, agents.id].map(
    (column) => sql`${column} desc nulls last`,
  ),
  created_at: rising(agents.created_at),
  '-created_at': falling(agents.created_at),
  updated_at: rising(agents.updated_at),
  '-updated_at': falling(agents.updated_at),
};

/** The list of agents, as the database has them. */
export const agentList = listRecords({
  table: agents,
  columns: agentColumns,
  orders,
  filters: ({ latest_sync_status, owner_user_id }: Filters) =>
    and(
      matches(agents.latest_sync_status, latest_sync_status),
      matches(agents.owner_user_id, owner_user_id),
    ),
});
