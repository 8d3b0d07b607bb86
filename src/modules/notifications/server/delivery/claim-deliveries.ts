import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { isStopped } from '../channels/channels.queries.ts';
import { notificationChannels as channels } from '../channels/channels.tables.ts';
import type { Claim } from '../channels/provider.ts';
import { filesOf, isOfModule } from '../records/mails.queries.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { allowance } from './allowance.ts';
import { skipUnwanted } from './skip-unwanted.ts';

/** Within this time, one attempt shows whether an unhealthy channel works again. */
const TRIES_WITHIN = sql`interval '1 minute'`;

interface Claiming extends Pick<Context, 'clock' | 'mailSources'> {
  readonly name: Channel;
  readonly most: number;
}

/** Marks as being sent as many deliveries as the channel may send now; they are handed over at once. */
export async function claimDeliveries(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { name, most, ...context }: Claiming,
): Promise<Claim | undefined> {
  const ofChannel = { company_id: company.companyId, channel: name };
  const [[found], stopped] = await Promise.all([
    tx
      .select({ row: channels, now: sql<string>`now()`, mayTry: sql<boolean>`retry_at <= now()` })
      .from(channels)
      .where(hasValues(channels, ofChannel))
      .for('update'),
    isStopped(tx, company),
  ]);
  if (!found?.row.enabled || stopped) return undefined;
  const { row } = found;
  const isUnhealthy = row.health === 'unhealthy';
  if (isUnhealthy && !found.mayTry) return undefined;
  const limit = allowance(row, new Date(found.now));
  const due = await takeDue(tx, ofChannel, isUnhealthy ? 1 : Math.min(most, limit.free));
  if (due.length === 0) return undefined;
  const taken = await skipUnwanted(tx, company, { ...context, messages: due });
  if (taken.length === 0) return { channel: row, messages: [] };
  const ids = taken.map(({ id }) => id);
  const recordIds = [...new Set(taken.map(({ record_id }) => record_id))];
  // Together: none of these needs what another answers.
  const [files] = await Promise.all([
    filesOf(tx, company, recordIds),
    tx
      .update(channels)
      .set({
        used_until: limit.usedUntil(taken.length).toISOString(),
        ...(isUnhealthy ? { retry_at: sql`now() + ${TRIES_WITHIN}` } : {}),
      })
      .where(hasValues(channels, ofChannel)),
    tx
      .update(deliveries)
      .set({
        state: 'sending',
        reason: null,
        claimed_at: sql`now()`,
        attempts: sql`${deliveries.attempts} + 1`,
      })
      .where(and(eq(deliveries.company_id, company.companyId), isOneOf(deliveries.id, ids))),
    insertRows(tx, attempts, {
      shared: { company_id: company.companyId, state: 'sending', answer: '' },
      rows: taken.map(({ id, attempt }) => ({ delivery_id: id, number: attempt })),
    }),
  ]);
  return {
    channel: row,
    messages: taken.map((message) => ({
      ...message,
      files: files.filter(({ record_id }) => record_id === message.record_id),
    })),
  };
}

function takeDue(
  tx: Transaction,
  ofChannel: { readonly company_id: number; readonly channel: Channel },
  most: number,
) {
  return tx
    .select({
      id: deliveries.id,
      record_id: deliveries.record_id,
      /** Its number. */
      attempt: sql<number>`${deliveries.attempts} + 1`,
      put_off: deliveries.put_off,
      address: deliveries.address,
      created_at: deliveries.created_at,
      user_id: deliveries.user_id,
      topics: records.topics,
      critical: records.critical,
      title: records.title,
      text: records.message,
      is_of_module: isOfModule,
      entity: records.entity,
      entity_id: records.entity_id,
      within: records.within,
      cc: records.cc,
      reply_to: records.reply_to,
    })
    .from(deliveries)
    .innerJoin(
      records,
      and(eq(records.company_id, deliveries.company_id), eq(records.id, deliveries.record_id)),
    )
    .where(
      and(
        hasValues(deliveries, { ...ofChannel, state: 'queued' }),
        lte(deliveries.due_at, sql`now()`),
      ),
    )
    .orderBy(asc(deliveries.due_at), asc(deliveries.id))
    .limit(most)
    .for('update', { of: deliveries, skipLocked: true });
}
