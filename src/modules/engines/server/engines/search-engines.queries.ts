import { and, desc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { ENGINE } from '#modules/engines/contract/engines.ts';
import { enginePermissions } from '#modules/engines/contract/permissions.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { RecordSearch, Wanted } from '#platform/server/search/record-search.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import { engines } from './engines.tables.ts';

const ours = companyView(engines);

const found = {
  id: engines.id,
  code: engines.code,
  name: engines.name,
  type: engines.type,
  status: engines.status,
  description: engines.description,
};

/** Shorter words have too few groups of three letters to distinguish a typing error from another word. */
const SHORTEST_MISTYPED = 4;

/**
 * Engines of the transaction's company that a search may show, for the caller to rank: the one that is
 * named exactly, the newest that hold every word, and where there are none those that read nearly so.
 */
export async function findEnginesByText(tx: Transaction, { text, limit }: Wanted) {
  const patterns = likePatterns(text);
  if (patterns.length === 0) return [];
  const key = normaliseText(text);
  const named = await select(tx, or(eq(engines.code_key, key), eq(engines.name_key, key)), limit);
  const holding = await select(
    tx,
    and(...patterns.map((pattern) => like(engines.search_text, pattern))),
    limit,
  );
  const exact = new Set(named.map(({ id }) => id));
  const all = [...named, ...holding.filter(({ id }) => !exact.has(id))];
  if (all.length > 0 || key.length < SHORTEST_MISTYPED) return all.slice(0, limit);
  return select(tx, sql`${key} <% ${engines.search_text}`, limit);
}

function select(tx: Transaction, where: SQL | undefined, limit: number) {
  // Ids show when a record was made.
  return tx.select(found).from(ours).where(where).orderBy(desc(engines.id)).limit(limit);
}

/** Finds engines for the search over everything. */
export const searchEngines: RecordSearch = {
  entity: ENGINE,
  permission: enginePermissions.name('read'),
  async find(tx, _scope, wanted) {
    const rows = await findEnginesByText(tx, wanted);
    return rows.map(({ id, name, code }) => ({ id, name, detail: code, within: null }));
  },
};
