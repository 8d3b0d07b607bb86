import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { listSwitchedOff } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { inboxItems } from '../inbox/inbox.tables.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { companiesWithQueued } from './queued-companies.queries.ts';

/** One company's at a time, so that a large audience does not make the others wait. */
const BATCH = 500;

/** Delivers some of what waits for inboxes, of each company in turn. Answers whether more may wait. */
export async function deliverSystem(
  { database, logger }: Pick<Context, 'database' | 'logger'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { companies, switchedOff } = await database.asSystem(
    async (tx) => {
      const waiting = await companiesWithQueued(tx, 'System');
      const nobody: ReadonlySet<string> = new Set();
      return {
        companies: waiting,
        switchedOff: waiting.length === 0 ? nobody : await listSwitchedOff(tx),
      };
    },
    { readOnly: true },
  );
  let delivered = 0;
  for (const companyId of companies) {
    if (signal.aborted) return false;
    try {
      delivered += await database.inCompany({ companyId }, (tx) =>
        deliverToInboxes(tx, { companyId }, switchedOff),
      );
    } catch (error) {
      logger.error({ err: error, companyId }, 'messages of a company could not be delivered');
    }
  }
  return delivered > 0;
}

/**
 * The inbox row and the state of the delivery are one transaction: nothing is there twice or not at all.
 * Whose account is switched off gets nothing. Answers how many were worked off; what another process delivers at the moment is left to it.
 */
export async function deliverToInboxes(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  switchedOff: ReadonlySet<string>,
): Promise<number> {
  const due = await tx
    .select({ id: deliveries.id, user_id: deliveries.address, record_id: deliveries.record_id })
    .from(deliveries)
    .where(
      and(
        hasValues(deliveries, { company_id: companyId, channel: 'System', state: 'queued' }),
        lte(deliveries.due_at, sql`now()`),
      ),
    )
    .orderBy(asc(deliveries.due_at), asc(deliveries.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const taken = due.filter(({ user_id }) => !switchedOff.has(user_id));
  const skipped = due.filter(({ user_id }) => switchedOff.has(user_id)).map(({ id }) => id);
  await tx
    .update(deliveries)
    .set({ state: 'skipped', reason: 'account_off' })
    .where(and(eq(deliveries.company_id, companyId), isOneOf(deliveries.id, skipped)));
  const ofBatch = [...new Set(taken.map(({ record_id }) => record_id))];
  const messages = await tx
    .select()
    .from(records)
    .where(and(eq(records.company_id, companyId), inArray(records.id, ofBatch)));
  const messageOf = new Map(messages.map((message) => [message.id, message]));
  await insertRows(tx, inboxItems, {
    ifNew: true,
    shared: { company_id: companyId },
    rows: taken.flatMap(({ id, user_id, record_id }) => {
      const message = messageOf.get(record_id);
      if (message === undefined) return [];
      const { tone, title, message: text, entity, entity_id, within } = message;
      return [
        {
          id: newId(),
          user_id,
          delivery_id: id,
          tone,
          title,
          message: text,
          entity,
          entity_id,
          within,
        },
      ];
    }),
  });
  await tx
    .update(deliveries)
    .set({
      state: 'sent',
      reason: null,
      attempts: sql`${deliveries.attempts} + 1`,
      sent_at: sql`now()`,
    })
    .where(
      and(
        eq(deliveries.company_id, companyId),
        isOneOf(
          deliveries.id,
          taken.map(({ id }) => id),
        ),
      ),
    );
  tx.announce({ type: 'inbox', user_ids: [...new Set(taken.map(({ user_id }) => user_id))] });
  return due.length;
}
