import { and, desc, eq, gt, gte, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companiesThatMail } from '#modules/notifications/server/public.ts';
import { bangkokTime, dayInBangkok } from '#platform/server/bangkok-time.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotations } from '../quotations/quotations.tables.ts';
import { quotationMails as mails } from '../sending/mails.tables.ts';
import { quotationSettings as settings } from '../totals-settings/quotation-settings.tables.ts';

/** Nobody gets a reminder at midnight. */
const FIRST_HOUR = 9;
/** What is left waits for the next minute. */
const MOST_AT_ONCE = 500;

/** An offer of which its customer is to be reminded, and the last mail by which it was sent. */
export interface UnansweredOffer {
  readonly companyId: number;
  readonly id: string;
  readonly mailId: string;
}

/**
 * Offers that customers have had by e-mail since before the days of reminding began, that they have not answered
 * and of which they were not reminded.
 */
export async function readUnanswered(tx: Transaction, now: Date): Promise<UnansweredOffer[]> {
  if (bangkokTime(now).getUTCHours() < FIRST_HOUR) return [];
  const today = dayInBangkok(now);
  const { company_id, id, status, valid_until } = quotations;
  const sent = { company_id, quotation_id: id, purpose: 'offer' as const };
  const reminders = alias(mails, 'reminders');
  const reminded = { company_id, quotation_id: id, purpose: 'reminder' as const };
  const begins = sql`(${valid_until} - ${settings.reminder_days})`;
  return tx
    .selectDistinctOn([company_id, id], { companyId: company_id, id, mailId: mails.id })
    .from(quotations)
    .innerJoin(settings, eq(settings.company_id, company_id))
    .innerJoin(mails, hasValues(mails, sent))
    .where(
      and(
        gt(settings.reminder_days, 0),
        inArray(company_id, await companiesThatMail(tx)),
        eq(status, 'sent'),
        gte(valid_until, today),
        sql`${begins} <= ${today}::date`,
        sql`(${mails.taken_at} at time zone 'Asia/Bangkok')::date < ${begins}`,
        notExists(
          tx
            .select({ one: sql`1` })
            .from(reminders)
            .where(hasValues(reminders, reminded)),
        ),
      ),
    )
    .orderBy(company_id, id, desc(mails.id))
    .limit(MOST_AT_ONCE);
}
