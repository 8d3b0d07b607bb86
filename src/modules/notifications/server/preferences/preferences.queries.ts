import { and, eq } from 'drizzle-orm';
import type { Preferences } from '#modules/notifications/contract/preferences.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationPreferences } from './preferences.tables.ts';

/** What these people do not want, by account; who chose nothing is left out. */
export async function findPreferences(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Preferences>> {
  const rows = await tx
    .select()
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.company_id, companyId),
        isOneOf(notificationPreferences.user_id, userIds),
      ),
    );
  return new Map(rows.map(({ user_id, mutes, quiet }) => [user_id, { mutes, quiet }]));
}
