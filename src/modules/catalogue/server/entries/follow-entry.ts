import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { findEntryRow } from './entries.queries.ts';
import { catalogueFollowers } from './followers.tables.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Starts or stops notifying the person of changes of an entry; earlier notices stay. */
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
    .where(hasValues(catalogueFollowers, { company_id: companyId, entry_id: id, user_id: userId }));
}
