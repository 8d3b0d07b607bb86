import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationChannels } from './channels.tables.ts';

/** The channels on which the company sends: System always, the others once an administrator enabled them. */
export async function enabledChannels(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<ReadonlySet<Channel>> {
  const rows = await tx
    .select({ channel: notificationChannels.channel })
    .from(notificationChannels)
    .where(hasValues(notificationChannels, { company_id: companyId, enabled: true }));
  return new Set(['System', ...rows.map(({ channel }) => channel)]);
}
