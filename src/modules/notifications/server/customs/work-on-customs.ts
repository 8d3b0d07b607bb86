import { and, eq, isNull, isNotNull, lte, or, sql } from 'drizzle-orm';
import { customEvents, NOTIFICATION_CUSTOM } from '#modules/notifications/contract/customs.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { notificationCustoms as customs } from './customs.tables.ts';
import { beginCustom, expandCustom, senderOf, type StoredCustom } from './expand-custom.ts';
import { stopQueued } from './send-custom.ts';

interface Needs {
  readonly context: Pick<Context, 'clock' | 'database' | 'logger'>;
  /** Called as soon as there is something to deliver. */
  readonly onWritten: () => void;
}

/** Messages whose time has come, and those on their way. */
const onTheWay = or(
  and(eq(customs.stage, 'scheduled'), lte(customs.send_at, sql`now()`)),
  and(isNotNull(customs.started_at), isNull(customs.finished_at)),
);

/**
 * Works on each message that is on its way, a transaction of it each time, which also notes how far it is: a
 * process that dies loses nothing and doubles nothing. Answers whether there is more to add to the outbox.
 */
export async function workOnCustoms(
  { context, onWritten }: Needs,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, logger } = context;
  const due = await database.asSystem(
    (tx) =>
      tx.select({ companyId: customs.company_id, id: customs.id }).from(customs).where(onTheWay),
    { readOnly: true },
  );
  let hasMore = false;
  for (const { companyId, id } of due) {
    if (signal.aborted) return false;
    try {
      const wrote = await database.inCompany({ companyId }, (tx) =>
        workOn(tx, { companyId, id }, context),
      );
      if (wrote) onWritten();
      hasMore ||= wrote;
    } catch (error) {
      logger.error({ err: error, companyId, id }, 'a message could not be sent on');
    }
  }
  return hasMore;
}

/** Answers whether it added to the outbox. */
async function workOn(
  tx: Transaction,
  { companyId, id }: { readonly companyId: number; readonly id: string },
  context: Pick<Context, 'clock'>,
): Promise<boolean> {
  const [custom] = await tx
    .select()
    .from(customs)
    .where(and(hasValues(customs, { company_id: companyId, id }), onTheWay))
    // Another process works on it at the moment, or somebody cancels it.
    .for('update', { skipLocked: true });
  if (custom === undefined) return false;
  if (custom.stage === 'scheduled') {
    await beginCustom(tx, custom);
    return true;
  }
  if (custom.stage === 'sending' && !custom.is_expanded) {
    await expandCustom(tx, custom, context);
    return true;
  }
  // What a provider put off, or nobody had handed over, would otherwise be sent after all.
  if (custom.stage === 'cancelled') await stopQueued(tx, { companyId }, id);
  if (!(await isUnderWay(tx, custom))) await finish(tx, custom);
  return false;
}

/** Whether some of it still waits or is being handed over. */
async function isUnderWay(tx: Transaction, { company_id, id }: StoredCustom): Promise<boolean> {
  const [one] = await tx
    .select({ id: deliveries.id })
    .from(records)
    .innerJoin(
      deliveries,
      hasValues(deliveries, { company_id: records.company_id, record_id: records.id }),
    )
    .where(
      and(
        hasValues(records, { company_id, custom_id: id }),
        isOneOf(deliveries.state, ['queued', 'sending']),
      ),
    )
    .limit(1);
  return one !== undefined;
}

async function finish(tx: Transaction, custom: StoredCustom): Promise<void> {
  const { company_id, id, stage, code, name, people } = custom;
  await tx
    .update(customs)
    .set({ finished_at: sql`now()`, stage: stage === 'cancelled' ? stage : 'sent' })
    .where(hasValues(customs, { company_id, id }));
  await recordEvent(tx, senderOf(custom), {
    name: customEvents.custom_finished,
    entity: NOTIFICATION_CUSTOM,
    entityId: id,
    after: { code, name, people },
  });
}
