import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueFollowers } from './followers.tables.ts';

/** Everybody else who follows one of these entries. */
export async function findFollowers(
  tx: Transaction,
  { companyId, userId }: Pick<Scope, 'companyId' | 'userId'>,
  entryIds: readonly (string | null)[],
): Promise<string[]> {
  const ids = entryIds.filter((id) => id !== null);
  const rows = await tx
    .selectDistinct({ userId: catalogueFollowers.userId })
    .from(catalogueFollowers)
    .where(
      and(eq(catalogueFollowers.companyId, companyId), inArray(catalogueFollowers.entryId, ids)),
    );
  return rows.map((row) => row.userId).filter((follower) => follower !== userId);
}
