import { and, count, countDistinct, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ActivityEntry, listActivityRoute } from '#modules/catalogue/contract/activity.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueActivity } from './activity.tables.ts';
import { findSubjects } from './activity-subjects.queries.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** How many of the last searches are read, whatever the period. */
const SEARCHES_READ = 2_000;
const MOST_FREQUENT = 5;

/** Nobody reads more different texts than this. */
const MOST_MISSED = 100;
const DAY_MS = 24 * 3600 * 1000;

/** A page of what people did, the newest first. */
export async function listActivity(
  tx: Transaction,
  { companyId, language }: Reader,
  query: Query<typeof listActivityRoute>,
): Promise<Page<ActivityEntry>> {
  const where = and(
    eq(catalogueActivity.company_id, companyId),
    query.type === undefined ? undefined : eq(catalogueActivity.type, query.type),
  );
  const rows = tx
    .select({
      id: catalogueActivity.id,
      user_id: catalogueActivity.user_id,
      user_name: employeeName({
        companyId: catalogueActivity.company_id,
        id: catalogueActivity.employee_id,
        language,
      }),
      session_id: catalogueActivity.session_id,
      timestamp: catalogueActivity.at,
      type: catalogueActivity.type,
      path: catalogueActivity.path,
      details: catalogueActivity.details,
    })
    .from(catalogueActivity)
    .where(where)
    .orderBy(desc(catalogueActivity.at), desc(catalogueActivity.id));
  const found = await readPage(tx, { rows, table: catalogueActivity, where, query });
  const subjectOf = await findSubjects(tx, { companyId, language }, found.data);
  return { ...found, data: found.data.map((row) => ({ ...row, subject: subjectOf(row) })) };
}

/** Searches of the last days that found nothing, the most frequent first. */
export function listMissedSearches(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
  { now, days }: { now: Date; days: number },
) {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  return tx
    .select({
      query: sql<string>`${catalogueActivity.missed}`,
      times: count(),
      people: countDistinct(catalogueActivity.user_id),
      latest_at: sql`max(${catalogueActivity.at})`.mapWith(catalogueActivity.at),
    })
    .from(catalogueActivity)
    .where(
      and(
        eq(catalogueActivity.company_id, companyId),
        isNotNull(catalogueActivity.missed),
        gte(catalogueActivity.at, since),
      ),
    )
    .groupBy(catalogueActivity.missed)
    .orderBy(desc(count()), catalogueActivity.missed)
    .limit(MOST_MISSED);
}

/** What several people searched and found lately; a text that only one person typed stays private. */
export async function listFrequentSearches(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
): Promise<{ query: string; times: number }[]> {
  const text = sql<string>`lower(trim(${catalogueActivity.details} ->> 'query'))`;
  const latest = tx
    .select({
      text: text.as('text'),
      user_id: catalogueActivity.user_id,
      missed: catalogueActivity.missed,
    })
    .from(catalogueActivity)
    .where(and(eq(catalogueActivity.company_id, companyId), eq(catalogueActivity.type, 'search')))
    .orderBy(desc(catalogueActivity.at))
    .limit(SEARCHES_READ)
    .as('latest');
  return tx
    .select({ query: latest.text, times: count() })
    .from(latest)
    .where(and(isNull(latest.missed), isNotNull(latest.text)))
    .groupBy(latest.text)
    .having(gt(countDistinct(latest.user_id), 1))
    .orderBy(desc(count()), latest.text)
    .limit(MOST_FREQUENT);
}
