import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueFeatures } from './entries/entries.tables.ts';
import { nameIn } from './entries/entry-names.ts';

/** What names a feature, for whoever refers to one; null when none is meant. */
export async function findFeatureReference(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  id: string | null,
): Promise<{ id: string; code: string; name: string } | null> {
  if (id === null) return null;
  const [feature] = await tx
    .select()
    .from(catalogueFeatures)
    .where(and(eq(catalogueFeatures.company_id, companyId), eq(catalogueFeatures.id, id)));
  return feature === undefined ? null : { id, code: feature.code, name: nameIn(language, feature) };
}
