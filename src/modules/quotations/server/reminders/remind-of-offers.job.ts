import { and, eq, gte, inArray, lte, notExists, sql } from 'drizzle-orm';
import { reminderEvents } from '#modules/quotations/contract/expiry.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { startDueJob } from '#platform/server/jobs/start-due.ts';
import type { JobHandler } from '#platform/server/jobs/define-job.ts';
import { dayAfter } from '../quotations/days.ts';
import { quotations } from '../quotations/quotations.tables.ts';

/** So many days before an offer ends, its owner is reminded of a customer who has not answered. */
const DAYS_BEFORE = 3;
/** What is left waits for the next minute. */
const MOST_AT_ONCE = 500;

/** Reminds owners once of each offer that is near its end and has no answer. */
export function remindOfOffersJob(
  context: Pick<Context, 'clock' | 'database' | 'logger'>,
): JobHandler {
  return startDueJob(context, {
    name: 'quotations.remind-of-offers',
    readDue,
    start: (tx, { companyId, id, now: _now, ...after }) =>
      recordEvent(
        tx,
        { companyId, userId: null, employeeId: null, requestId: `quotation ${id}` },
        { name: reminderEvents.expiring, entity: QUOTATION, entityId: id, after },
      ),
  });
}

function readDue(tx: Transaction, now: Date) {
  const today = dayInBangkok(now);
  const { id, quotation_number, customer_name, valid_until, owner_id, total } = quotations;
  const reminded = tx
    .select({ one: sql`1` })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, quotations.company_id),
        eq(eventLog.entity, QUOTATION),
        eq(eventLog.entity_id, sql`${id}::text`),
        eq(eventLog.name, reminderEvents.expiring),
      ),
    );
  return tx
    .select({
      companyId: quotations.company_id,
      id,
      quotation_number,
      customer_name,
      valid_until,
      owner_id,
      total,
    })
    .from(quotations)
    .where(
      and(
        inArray(quotations.status, ['approved', 'sent']),
        gte(valid_until, today),
        lte(valid_until, dayAfter(today, DAYS_BEFORE)),
        notExists(reminded),
      ),
    )
    .orderBy(valid_until)
    .limit(MOST_AT_ONCE);
}
