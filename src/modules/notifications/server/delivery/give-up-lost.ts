import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { noteMails } from '../records/note-mails.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
} from '../records/records.tables.ts';

/**
 * Marks as unknown what a process was sending when it died: nobody knows whether it went out, so it is never
 * sent again by itself. A process that lives has stored the answer by `olderThanMs`.
 */
export async function giveUpLost(
  { database, mailSources }: Pick<Context, 'database' | 'mailSources'>,
  olderThanMs: number,
): Promise<void> {
  const isLost = and(
    eq(deliveries.state, 'sending'),
    lt(deliveries.claimed_at, sql`now() - ${olderThanMs} * interval '1 millisecond'`),
  );
  const companies = await database.asSystem(
    (tx) => tx.selectDistinct({ companyId: deliveries.company_id }).from(deliveries).where(isLost),
    { readOnly: true },
  );
  for (const { companyId } of companies) {
    await database.inCompany({ companyId }, async (tx) => {
      const lost = await tx
        .update(deliveries)
        .set({ state: 'unknown', reason: 'process_died' })
        .where(and(eq(deliveries.company_id, companyId), isLost))
        .returning({ id: deliveries.id });
      const ids = lost.map(({ id }) => id);
      await tx
        .update(attempts)
        .set({ state: 'unknown' })
        .where(
          and(
            hasValues(attempts, { company_id: companyId, state: 'sending' }),
            isOneOf(attempts.delivery_id, ids),
          ),
        );
      await noteMails(tx, { companyId }, { ids, mailSources });
    });
  }
}
