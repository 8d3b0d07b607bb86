import { and, asc, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { listPendingRoute } from '#modules/farmer-quotas/contract/verification.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { asSearched } from '#platform/server/search/search-spelling.ts';
import { quotaColumns } from '../records/quota-columns.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';
import { withAddresses } from '../records/show-quota.ts';
import { readSettings } from '../settings/settings.queries.ts';

type Query = z.output<typeof listPendingRoute.query>;

/**
 * Quotas that wait to be verified, the longest waiting first, and how many there are in each view. What the
 * caller entered is neither, where the company wants somebody else to verify it.
 */
export async function listPending(tx: Transaction, scope: Scope, query: Query) {
  const isMine = eq(farmerQuotas.claimed_by_user, scope.userId);
  const isFree = isNull(farmerQuotas.claimed_by_user);
  const { own_entries_verified } = await readSettings(tx, scope);
  const isTheirs = own_entries_verified
    ? sql`true`
    : sql`${farmerQuotas.entered_by} is distinct from ${scope.userId}`;
  const waiting = and(
    eq(farmerQuotas.company_id, scope.companyId),
    // As the index has it.
    sql`quota_status = 'pending'`,
    matches(farmerQuotas.office_id, query.office_id),
    inOpenSeason(scope.companyId, query.season),
    matchesSearch(farmerQuotas.search_text, asSearched(query.search)),
  );
  const views = {
    all: isTheirs,
    mine: and(isTheirs, isMine),
    unassigned: and(isTheirs, isFree),
  };
  const order = [asc(farmerQuotas.submitted_at), asc(farmerQuotas.id)];
  const { offset, limit } = pageWindow(query);
  // Found first, as their index has all that they are found by.
  const found = tx
    .select({ id: farmerQuotas.id })
    .from(farmerQuotas)
    .where(and(waiting, views[query.view]))
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  const data = await tx
    .select({
      ...quotaColumns(scope.language),
      is_own_entry: sql<boolean>`coalesce(${farmerQuotas.entered_by} = ${scope.userId}, false)`,
    })
    .from(farmerQuotas)
    .where(and(eq(farmerQuotas.company_id, scope.companyId), inArray(farmerQuotas.id, found)))
    .orderBy(...order);
  const those = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counted] = await tx
    .select({
      all: those(views.all),
      mine: those(views.mine),
      unassigned: those(views.unassigned),
      own_entries: those(not(isTheirs)),
    })
    .from(farmerQuotas)
    .where(waiting);
  const { own_entries, ...counts } = counted ?? { all: 0, mine: 0, unassigned: 0, own_entries: 0 };
  return {
    data: data.map(withAddresses),
    total: counts[query.view],
    page: query.page,
    page_size: query.page_size,
    counts,
    own_entries,
  };
}

// The ids are read once, before the quotas.
function inOpenSeason(companyId: number, name: string | undefined) {
  const condition = and(
    eq(quotaSeasons.company_id, companyId),
    eq(quotaSeasons.status, 'open'),
    matches(quotaSeasons.name, name),
  );
  return sql`${farmerQuotas.season_id} = any(array(
    select ${quotaSeasons.id} from ${quotaSeasons} where ${condition}))`;
}
