import { and, eq } from 'drizzle-orm';
import { findEntryRow } from './entries.queries.ts';
import { catalogueFollowers } from './followers.tables.ts';
import type { EntryReference } from './history.queries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Has the person told of changes of an entry, or no longer; what she already has stays. */
export async function followEntry(
  tx: Transaction,
  { companyId, userId }: Pick<Scope, 'companyId' | 'userId'>,
  { reference, following }: { reference: EntryReference; following: boolean },
): Promise<void> {
  const { kind, id } = reference;
  await findEntryRow(tx, { companyId }, reference);
  if (following) {
    await tx
      .insert(catalogueFollowers)
      .values({ company_id: companyId, kind, entry_id: id, user_id: userId })
      .onConflictDoNothing();
    return;
  }
  await tx
    .delete(catalogueFollowers)
    .where(
      and(
        eq(catalogueFollowers.company_id, companyId),
        eq(catalogueFollowers.entry_id, id),
        eq(catalogueFollowers.user_id, userId),
      ),
    );
}
