import { catalogueFields } from '../entries/entries.tables.ts';
import { withIds } from '../entries/entry-conditions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Candidate, Group } from './candidates.queries.ts';

interface Wanted {
  readonly companyId: number;
  readonly group: Group;
  readonly entries: readonly Candidate[];
}

/** The record whose screen shows each entry, by the id of the entry: the feature of a field, else the company. */
export async function placesOf(
  tx: Transaction,
  { companyId, group, entries }: Wanted,
): Promise<ReadonlyMap<string, string>> {
  if (group !== 'fields') {
    return new Map(entries.map((entry) => [entry.id, entry.catalogue_company_id]));
  }
  const rows = await tx
    .select({ id: catalogueFields.id, feature_id: catalogueFields.feature_id })
    .from(catalogueFields)
    .where(
      withIds(
        catalogueFields,
        companyId,
        entries.map(({ id }) => id),
      ),
    );
  return new Map(rows.map(({ id, feature_id }) => [id, feature_id]));
}
