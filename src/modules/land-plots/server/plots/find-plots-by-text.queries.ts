import { and, desc, or } from 'drizzle-orm';
import { quotaOf, searchQuotas } from '#modules/farmer-quotas/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { landPlots } from './plots.tables.ts';

interface Wanted {
  readonly text: string;
  readonly most: number;
}

/** The plots of open seasons whose deed, owner, address, farmer or quota has a text; the newest first. */
export async function findPlotsByText(
  tx: Transaction,
  scope: Scope,
  { text, most }: Wanted,
): Promise<string[]> {
  const isFound = matchesSearch(landPlots.search_text, text);
  if (isFound === undefined) return [];
  const quotas = (await searchQuotas.find(tx, scope, { text, limit: most })).map(({ id }) => id);
  const quota = { companyId: landPlots.company_id, id: landPlots.quota_id };
  const rows = await tx
    .select({ id: landPlots.id })
    .from(companyView(landPlots))
    .where(and(or(isFound, isOneOf(landPlots.quota_id, quotas)), quotaOf(quota, 'season_is_open')))
    .orderBy(desc(landPlots.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
