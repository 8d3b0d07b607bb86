import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QuotationFilters } from '#modules/quotations/contract/quotations.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { awaitsCorrectionOf, awaitsDecisionOf, type Decider } from './awaiting.queries.ts';
import { hasStatus } from './open-offers.ts';
import { listedColumns } from './quotations.queries.ts';
import { quotations } from './quotations.tables.ts';

/** The filters, the day in Bangkok by which offers expire, and who reads. */
export interface DatedFilters extends QuotationFilters {
  readonly today: string;
  readonly reader: Decider;
}

/** The list of quotations; the status of its rows is the stored one. */
export const quotationList = listRecords({
  table: quotations,
  columns: listedColumns,
  orders: ordersBy(quotations.id, {
    created_at: quotations.created_at,
    quotation_date: quotations.quotation_date,
    valid_until: quotations.valid_until,
    quotation_number: quotations.quotation_number,
    customer_name: inThaiOrder(quotations.customer_name),
    total: quotations.total,
    updated_at: quotations.updated_at,
  }),
  filters: ({ today, reader, ...query }: DatedFilters) =>
    and(
      hasStatus(query.status, today),
      query.awaiting === 'me' ? awaitsDecisionOf(reader) : undefined,
      query.awaiting === 'correction' ? awaitsCorrectionOf(reader) : undefined,
      matches(quotations.customer_id, query.customer_id),
      matches(quotations.owner_id, query.owner_id),
      since(quotations.quotation_date, query.date_from),
      until(quotations.quotation_date, query.date_to),
      since(quotations.valid_until, query.valid_from),
      until(quotations.valid_until, query.valid_to),
    ),
});

function since(column: PgColumn, day: string | undefined): SQL | undefined {
  return day === undefined ? undefined : gte(column, day);
}

function until(column: PgColumn, day: string | undefined): SQL | undefined {
  return day === undefined ? undefined : lte(column, day);
}
