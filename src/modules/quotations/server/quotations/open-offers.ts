import { and, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { matches } from '#platform/server/database/matches.ts';
import type {
  QuotationStatus,
  StoredStatus,
} from '#modules/quotations/contract/quotation-status.ts';
import type { ShownStatus } from '#modules/quotations/contract/status-shown.ts';
import { quotations } from './quotations.tables.ts';

const LAPSING: readonly StoredStatus[] = ['approved', 'sent'];
const UNDECIDED: readonly StoredStatus[] = ['draft', 'submitted', 'in_approval'];

/** The status of a quotation today in Bangkok, as a column. */
const statusToday = sql<QuotationStatus>`case
  when ${inArray(quotations.status, [...LAPSING])}
    and ${quotations.valid_until} < (now() at time zone 'Asia/Bangkok')::date then 'expired'
  else ${quotations.status} end`;

/** The same as people read it: nobody approved what is issued at once, and a rejection says whose it is. */
export const shownStatusToday = sql<ShownStatus>`case
  when ${statusToday} = 'approved'
    and ${quotations.submitted_at} = ${quotations.approved_at} then 'issued'
  when ${statusToday} = 'rejected' then
    case ${quotations.rejected_by} when 'approver' then 'not_approved' else 'rejected_by_customer' end
  else ${statusToday} end`;

/** Quotations that have a status on a day in Bangkok. */
export function hasStatus(status: QuotationStatus | undefined, today: string): SQL | undefined {
  const { status: stored, valid_until } = quotations;
  if (status === 'expired') return and(inArray(stored, [...LAPSING]), lt(valid_until, today));
  const isLapsing = LAPSING.some((each) => each === status);
  return and(matches(stored, status), isLapsing ? gte(valid_until, today) : undefined);
}

/** Quotations that are being written or may still be accepted. */
export function isOpen(today: string): SQL | undefined {
  const { status, valid_until } = quotations;
  return or(
    inArray(status, [...UNDECIDED]),
    and(inArray(status, [...LAPSING]), gte(valid_until, today)),
  );
}

/** Whether a quotation of this status is open. */
export function isOpenStatus(status: QuotationStatus): boolean {
  return [...UNDECIDED, ...LAPSING].some((each) => each === status);
}
