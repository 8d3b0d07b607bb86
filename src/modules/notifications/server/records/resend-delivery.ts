import { and, asc, sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import {
  NOTIFICATION_DELIVERY,
  recordErrors,
  recordEvents,
  type DeliveryReason,
} from '#modules/notifications/contract/records.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, recordQuietly } from '#platform/server/events/record-event.ts';
import { noteMails } from './note-mails.ts';
import { isOfVisible } from './recipients.queries.ts';
import type { Seeing } from './records.queries.ts';
import { notificationDeliveries as deliveries } from './records.tables.ts';

/** At most so many are sent again by one call. */
const MOST = 1_000;

/** It waits again, on the same row: its next attempt is the next in its list. */
const queuedAgain = { state: 'queued', reason: null, due_at: sql`now()` } as const;

type Needs = Pick<Context, 'mailSources'>;

/** Sends a failed delivery again. */
export async function resend(
  tx: Transaction,
  scope: Scope,
  { id, mailSources }: Needs & { readonly id: string },
): Promise<void> {
  const ofCompany = { company_id: scope.companyId, id };
  const [row] = await tx
    .select({ state: deliveries.state, channel: deliveries.channel })
    .from(deliveries)
    .where(hasValues(deliveries, ofCompany))
    .for('update');
  if (row === undefined) throw errors.not_found();
  if (row.channel === 'System') throw recordErrors.resend_system();
  if (row.state !== 'failed') throw recordErrors.resend_not_failed();
  await tx.update(deliveries).set(queuedAgain).where(hasValues(deliveries, ofCompany));
  await recordEvent(tx, scope, {
    name: recordEvents.delivery_resent,
    entity: NOTIFICATION_DELIVERY,
    entityId: id,
  });
  await noteMails(tx, scope, { ids: [id], mailSources });
}

interface Resending extends Needs, Seeing {
  readonly channel: Channel;
  readonly reason: DeliveryReason;
}

/** Sends failed deliveries of one channel and cause again, the oldest first; answers how many. */
export async function resendFailed(
  tx: Transaction,
  scope: Scope,
  { channel, reason, events, mailSources }: Resending,
): Promise<number> {
  if (channel === 'System') throw recordErrors.resend_system();
  const company_id = scope.companyId;
  const failed = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        hasValues(deliveries, { company_id, channel, reason, state: 'failed' }),
        isOfVisible(events),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(MOST)
    .for('update', { skipLocked: true });
  const ids = failed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(deliveries)
    .set(queuedAgain)
    .where(and(hasValues(deliveries, { company_id }), isOneOf(deliveries.id, ids)));
  await recordQuietly(
    tx,
    scope,
    ids.map((entityId) => ({
      name: recordEvents.delivery_resent,
      entity: NOTIFICATION_DELIVERY,
      entityId,
    })),
  );
  await noteMails(tx, scope, { ids, mailSources });
  return ids.length;
}
