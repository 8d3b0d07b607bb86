import { desc, eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sows } from './sows.tables.ts';
import { valueStreams } from './value-streams.tables.ts';

/** Tags that were used lately are read of so many records of each kind, however many there are. */
const RECENT = 2_000;
const MOST = 500;

/** Tags that are in use, by name. */
export async function listTags(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<string[]> {
  const ofLatest = (table: typeof sows | typeof valueStreams) => {
    const latest = tx
      .select({ tags: table.tags })
      .from(table)
      .where(eq(table.company_id, companyId))
      .orderBy(desc(table.updated_at), desc(table.id))
      .limit(RECENT)
      .as('latest');
    return tx.select({ tag: sql<string>`unnest(${latest.tags})`.as('tag') }).from(latest);
  };
  const used = union(ofLatest(sows), ofLatest(valueStreams)).as('used');
  const rows = await tx
    .select({ tag: used.tag })
    .from(used)
    .orderBy(sql`${used.tag} collate "und-x-icu"`)
    .limit(MOST);
  return rows.map(({ tag }) => tag);
}
