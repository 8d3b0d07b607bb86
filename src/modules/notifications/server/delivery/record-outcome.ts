import { and, eq, sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockChannel, noteFailure, noteSuccess } from '../channels/note-health.ts';
import { stepAfter, type Outcome } from '../channels/outcome.ts';
import type { Message } from '../channels/provider.ts';
import { clearBounce, markBounced } from '../email/bounces.queries.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
} from '../records/records.tables.ts';

interface Attempted {
  readonly channel: Channel;
  readonly message: Pick<Message, 'id' | 'attempt' | 'put_off' | 'address'>;
  readonly outcome: Outcome;
}

/** Stores what became of an attempt, and what it says of the channel. */
export async function recordOutcome(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { channel, message, outcome }: Attempted,
): Promise<void> {
  const company_id = company.companyId;
  const ofChannel = { company_id, channel };
  const { failures } = await lockChannel(tx, ofChannel);
  const before = { putOff: message.put_off, failures, chance: Math.random() };
  const { state, reason, waitsMs, putOff, pausesMs } = stepAfter(outcome, before);
  const isSent = outcome.kind === 'accepted';
  await tx
    .update(deliveries)
    .set({
      state,
      reason,
      claimed_at: null,
      due_at: sql`now() + ${waitsMs} * interval '1 millisecond'`,
      put_off: sql`${deliveries.put_off} + ${putOff ? 1 : 0}`,
      ...(isSent ? { sent_at: sql`now()`, provider_id: outcome.id ?? null } : {}),
    })
    .where(
      and(
        hasValues(deliveries, { company_id, id: message.id, attempts: message.attempt }),
        // One that was given up as unknown meanwhile has an answer after all.
        isOneOf(deliveries.state, ['sending', 'unknown']),
      ),
    );
  await tx
    .update(attempts)
    .set({
      state,
      ended_at: sql`now()`,
      answer: outcome.answer,
      cost: isSent ? (outcome.cost ?? null) : null,
    })
    .where(ofAttempt(company_id, message));
  if (channel === 'Email') {
    const { address } = message;
    if (isSent) await clearBounce(tx, company, address);
    if (outcome.kind === 'bad_address') await markBounced(tx, company, { address, ...outcome });
  }
  if (pausesMs === undefined) {
    if (outcome.kind !== 'later') await noteSuccess(tx, ofChannel, outcome.answer);
  } else await noteFailure(tx, ofChannel, { reason: outcome.answer, pausesMs });
}

/** What was claimed and never handed over waits again, as if nothing had been. */
export async function release(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  message: Pick<Message, 'id' | 'attempt'>,
): Promise<void> {
  await tx.delete(attempts).where(ofAttempt(companyId, message));
  await tx
    .update(deliveries)
    .set({ state: 'queued', claimed_at: null, attempts: message.attempt - 1 })
    .where(
      hasValues(deliveries, {
        company_id: companyId,
        id: message.id,
        attempts: message.attempt,
        state: 'sending',
      }),
    );
}

function ofAttempt(company_id: number, { id, attempt }: Pick<Message, 'id' | 'attempt'>) {
  return and(
    eq(attempts.company_id, company_id),
    eq(attempts.delivery_id, id),
    eq(attempts.number, attempt),
  );
}
