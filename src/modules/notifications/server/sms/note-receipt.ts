import { and, eq, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
} from '../records/records.tables.ts';
import type { Receipt } from './read-receipt.ts';

const LONGEST_ANSWER = 500;
const THEN = ' → ';

/** Stores what became of a message; the first receipt that says so decides. */
export async function noteReceipt(
  tx: Transaction,
  { companyId: company_id }: Pick<Scope, 'companyId'>,
  { id: provider_id, state, said }: Receipt,
): Promise<void> {
  const [found] = await tx
    .select({ id: deliveries.id, state: deliveries.state, attempts: deliveries.attempts })
    .from(deliveries)
    .where(hasValues(deliveries, { company_id, channel: 'SMS', provider_id }))
    .for('update');
  // The gateway may be quicker with it than with its answer to our call, and asks again later.
  if (found === undefined) throw errors.not_found();
  if (found.state !== 'sent') return;
  await tx
    .update(deliveries)
    .set(
      state === 'delivered'
        ? { state, delivered_at: sql`now()` }
        : { state, reason: 'undelivered' },
    )
    .where(hasValues(deliveries, { company_id, id: found.id }));
  await tx
    .update(attempts)
    .set({
      state,
      answer: sql`left(${attempts.answer} || ${THEN}::text || ${said}, ${LONGEST_ANSWER})`,
    })
    .where(
      and(
        hasValues(attempts, { company_id, delivery_id: found.id }),
        eq(attempts.number, found.attempts),
      ),
    );
}
