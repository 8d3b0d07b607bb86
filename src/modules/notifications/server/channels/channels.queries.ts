import { count, eq, sql } from 'drizzle-orm';
import { CHANNELS, type Channel } from '#modules/notifications/contract/channel-names.ts';
import type { ChannelState, Sending } from '#modules/notifications/contract/channels.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';
import { notificationChannels, notificationCompanies } from './channels.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** The channels on which the company sends: System always, the others once an administrator enabled them. */
export async function enabledChannels(
  tx: Transaction,
  { companyId }: Company,
): Promise<ReadonlySet<Channel>> {
  const rows = await tx
    .select({ channel: notificationChannels.channel })
    .from(notificationChannels)
    .where(hasValues(notificationChannels, { company_id: companyId, enabled: true }));
  return new Set(['System', ...rows.map(({ channel }) => channel)]);
}

/** The companies that send e-mail. */
export async function companiesThatMail(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ companyId: notificationChannels.company_id })
    .from(notificationChannels)
    .where(hasValues(notificationChannels, { channel: 'Email', enabled: true }));
  return rows.map(({ companyId }) => companyId);
}

/** The stored settings of a channel; none where nobody ever saved any. */
export async function findChannel(tx: Transaction, { companyId }: Company, channel: Channel) {
  const [row] = await tx
    .select()
    .from(notificationChannels)
    .where(hasValues(notificationChannels, { company_id: companyId, channel }));
  return row;
}

/** Whether an administrator has stopped all sending. */
export async function isStopped(tx: Transaction, company: Company): Promise<boolean> {
  return (await stoppedAt(tx, company)) !== null;
}

async function stoppedAt(tx: Transaction, { companyId }: Company): Promise<string | null> {
  const [row] = await tx
    .select({ stopped_at: notificationCompanies.stopped_at })
    .from(notificationCompanies)
    .where(eq(notificationCompanies.company_id, companyId));
  return row?.stopped_at ?? null;
}

/** How each channel is, and whether all sending is stopped. */
export async function describeSending(tx: Transaction, company: Company): Promise<Sending> {
  const { companyId } = company;
  const rows = await tx
    .select()
    .from(notificationChannels)
    .where(eq(notificationChannels.company_id, companyId));
  const waiting = await tx
    .select({ channel: deliveries.channel, many: count() })
    .from(deliveries)
    .where(hasValues(deliveries, { company_id: companyId, state: sql`'queued'` }))
    .groupBy(deliveries.channel);
  const channels = CHANNELS.map((channel) =>
    stateOf(
      channel,
      rows.find((row) => row.channel === channel),
      waiting.find((one) => one.channel === channel)?.many,
    ),
  );
  return { stopped_at: await stoppedAt(tx, company), channels };
}

function stateOf(
  channel: Channel,
  row: typeof notificationChannels.$inferSelect | undefined,
  waiting = 0,
): ChannelState {
  return {
    channel,
    enabled: channel === 'System' || (row?.enabled ?? false),
    health: channel === 'System' ? 'healthy' : (row?.health ?? 'untested'),
    health_reason: row?.health_reason ?? null,
    health_at: row?.health_at ?? null,
    waiting,
  };
}
