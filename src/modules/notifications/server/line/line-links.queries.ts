import { and, eq } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { enabledChannels } from '../channels/channels.queries.ts';
import { notificationLineLinks as links } from './line.tables.ts';

/** The LINE account of a person, and whether they have blocked ours. */
export interface LineAccount {
  readonly address: string;
  readonly unfollowed_at: string | null;
}

interface Reached {
  readonly channels: readonly Channel[];
  readonly users: readonly string[];
}

/** The linked accounts of people, where a message goes there at all. */
export async function findLineAccounts(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { channels, users }: Reached,
): Promise<ReadonlyMap<string, LineAccount>> {
  if (!channels.includes('Line')) return new Map();
  const rows = await tx
    .select()
    .from(links)
    .where(and(eq(links.company_id, companyId), isOneOf(links.user_id, users)));
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** Whether the caller's account is linked. */
export async function describeLineLink(tx: Transaction, scope: Scope) {
  const { companyId: company_id, userId: user_id } = scope;
  const [row] = await tx
    .select({ linked_at: links.linked_at, unfollowed_at: links.unfollowed_at })
    .from(links)
    .where(hasValues(links, { company_id, user_id }));
  const available = (await enabledChannels(tx, scope)).has('Line');
  return { available, linked_at: null, unfollowed_at: null, ...row };
}
