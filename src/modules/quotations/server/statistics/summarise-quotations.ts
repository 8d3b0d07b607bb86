import { and, eq, gte, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { nameEmployees } from '#modules/directory/server/public.ts';
import { quotationStatuses } from '#modules/quotations/contract/quotation-status.ts';
import type {
  QuotationStatistics,
  statisticsRoute,
} from '#modules/quotations/contract/statistics.ts';
import { toBaht } from '#platform/contract/money.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotations } from '../quotations/quotations.tables.ts';
import { addUp, monthsBetween, type Group } from './add-up.ts';

type Asked = Query<typeof statisticsRoute> & { readonly today: string };

const MOST_PEOPLE = 50;

/** Figures of the quotations of a time; the database groups them, the rest is adding up the groups. */
export async function summariseQuotations(
  tx: Transaction,
  scope: Scope,
  { today, date_to = today, date_from = yearBefore(date_to), ...others }: Asked,
): Promise<QuotationStatistics> {
  const { company_id, quotation_date, status, customer_id, owner_id } = quotations;
  const where = and(
    eq(company_id, scope.companyId),
    gte(quotation_date, date_from),
    lte(quotation_date, date_to),
    ne(status, 'superseded'),
    matches(customer_id, others.customer_id),
    matches(owner_id, others.owner_id),
  );
  const [groups, days] = await Promise.all([
    findGroups(tx, { where, today }),
    findDaysToAnswer(tx, where),
  ]);
  const all = addUp(groups);
  const people = [...Map.groupBy(groups, (group) => group.owner_id)]
    .map(([id, own]) => ({ owner_id: id, ...addUp(own) }))
    .toSorted((one, other) => other.total - one.total)
    .slice(0, MOST_PEOPLE);
  const names = await nameEmployees(
    tx,
    scope,
    people.map((person) => person.owner_id),
  );
  const byMonth = Map.groupBy(groups, ({ month }) => month);
  const byStatus = Map.groupBy(groups, (group) => group.status);
  const { count, total } = addUp(byStatus.get('sent') ?? []);
  return {
    ...all,
    conversion: all.decided === 0 ? null : all.accepted / all.decided,
    days_to_answer: days,
    open: { count, total },
    by_status: quotationStatuses.flatMap((each) => {
      const own = byStatus.get(each);
      return own === undefined ? [] : [{ status: each, ...addUp(own) }];
    }),
    by_month: monthsBetween(date_from, date_to, [...byMonth.keys()]).map((month) => ({
      month,
      ...addUp(byMonth.get(month) ?? []),
    })),
    by_person: people.map((person) => ({
      ...person,
      owner_name: names.get(person.owner_id ?? 0) ?? null,
    })),
  };
}

async function findGroups(
  tx: Transaction,
  { where, today }: { readonly where: SQL | undefined; readonly today: string },
): Promise<Group[]> {
  const { quotation_date, status, valid_until, rejected_by, sent_at, owner_id, total } = quotations;
  // Numbers and stored columns, which are grouped in half the time of texts.
  const rows = await tx
    .select({
      months: sql<number>`(date_part('year', ${quotation_date}) * 12
        + date_part('month', ${quotation_date}))::integer`,
      isOver: sql<boolean>`${status} in ('approved', 'sent') and ${valid_until} < ${today}`,
      status,
      rejected_by,
      wereSent: sql<boolean>`${sent_at} is not null`,
      owner_id,
      count: sql<string>`count(*)`,
      satang: sql<string>`sum(${total})`,
    })
    .from(quotations)
    .where(where)
    .groupBy(sql`1, 2, 3, 4, 5, 6`);
  return rows.map(({ months, isOver, satang, count, ...group }) => ({
    ...group,
    month: writeMonth(months - 1),
    status: isOver ? 'expired' : group.status,
    count: Number(count),
    total: toBaht(Number(satang)),
  }));
}

/** A month, counted from the first of year 0, as `2026-11`. */
function writeMonth(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

async function findDaysToAnswer(tx: Transaction, where: SQL | undefined) {
  const { sent_at, answered_at } = quotations;
  const days = sql`(extract(epoch from ${answered_at} - ${sent_at}) / 86400)::float8`;
  const [row] = await tx
    .select({
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${days}))::float8`,
      average: sql<number | null>`avg(${days})::float8`,
    })
    .from(quotations)
    .where(and(where, isNotNull(sent_at), isNotNull(answered_at)));
  const { median = null, average = null } = row ?? {};
  return median === null || average === null ? null : { median, average };
}

/** The first day of the month eleven months before, so that there are twelve months. */
function yearBefore(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 12, 1));
  return first.toISOString().slice(0, 10);
}
