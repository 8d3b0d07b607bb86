import { sql } from 'drizzle-orm';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { withIds } from '../entries/entry-conditions.ts';
import type { Named } from '../entries/entry-names.ts';
import { companyOf, featureOf, moduleOf } from '../entries/entry-places.queries.ts';
import { nameColumns } from '../entries/entry-tables.ts';
import type { Group } from './candidates.queries.ts';

interface Around extends Named {
  readonly id: string;
}

/** Where an entry is: what it belongs to, from the company to the feature. */
export interface Place {
  readonly around: readonly Around[];
  /** Of a field. */
  readonly level: FieldLevel | undefined;
}

interface Wanted {
  readonly companyId: number;
  readonly group: Group;
  readonly ids: readonly string[];
}

const company = nameColumns(catalogueCompanies);
const module = nameColumns(catalogueModules);
const feature = nameColumns(catalogueFeatures);
const noLevel = { level: sql<undefined>`null` };

/** Where entries of a group are, by their ids. */
export async function placesOf(
  tx: Transaction,
  { companyId, group, ids }: Wanted,
): Promise<ReadonlyMap<string, Place>> {
  if (ids.length === 0) return new Map();
  const rows = await readers[group](tx, companyId, ids);
  return new Map(
    rows.map(({ id, level, ...around }) => [id, { around: Object.values(around), level }]),
  );
}

const readers = {
  modules: (tx: Transaction, companyId: number, ids: readonly string[]) =>
    tx
      .select({ id: catalogueModules.id, ...noLevel, company })
      .from(catalogueModules)
      .innerJoin(catalogueCompanies, companyOf(catalogueModules))
      .where(withIds(catalogueModules, companyId, ids)),
  features: (tx: Transaction, companyId: number, ids: readonly string[]) =>
    tx
      .select({ id: catalogueFeatures.id, ...noLevel, company, module })
      .from(catalogueFeatures)
      .innerJoin(catalogueCompanies, companyOf(catalogueFeatures))
      .innerJoin(catalogueModules, moduleOf(catalogueFeatures))
      .where(withIds(catalogueFeatures, companyId, ids)),
  fields: (tx: Transaction, companyId: number, ids: readonly string[]) =>
    tx
      .select({ id: catalogueFields.id, level: catalogueFields.level, company, module, feature })
      .from(catalogueFields)
      .innerJoin(catalogueCompanies, companyOf(catalogueFields))
      .innerJoin(catalogueModules, moduleOf(catalogueFields))
      .innerJoin(catalogueFeatures, featureOf(catalogueFields))
      .where(withIds(catalogueFields, companyId, ids)),
};
