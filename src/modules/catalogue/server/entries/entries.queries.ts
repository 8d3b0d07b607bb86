import { and, eq, sql } from 'drizzle-orm';
import type { Entry } from '#modules/catalogue/contract/entries.ts';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from './entries.tables.ts';
import { nameIn } from './entry-names.ts';
import { catalogueFollowers } from './followers.tables.ts';
import type { EntryReference } from './history.queries.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

type Reader = Pick<Scope, 'companyId' | 'language' | 'userId'>;

export const entryTables = {
  company: catalogueCompanies,
  module: catalogueModules,
  feature: catalogueFeatures,
  field: catalogueFields,
} as const;

const noFeature = { feature_id: sql<string | null>`null::uuid` };

/** What fields alone have. */
const noField = {
  level: sql<FieldLevel | null>`null::text`,
  type: sql<string | null>`null::text`,
  is_required: sql<boolean>`false`,
  sample_value: sql<string | null>`null::text`,
};

/** What an entry lies in, itself included, and what it has as a field. */
export const placeColumns = {
  company: {
    catalogue_company_id: catalogueCompanies.id,
    module_id: sql<string | null>`null::uuid`,
    ...noFeature,
    ...noField,
  },
  module: {
    catalogue_company_id: catalogueModules.catalogue_company_id,
    module_id: catalogueModules.id,
    ...noFeature,
    ...noField,
  },
  feature: {
    catalogue_company_id: catalogueFeatures.catalogue_company_id,
    module_id: catalogueFeatures.module_id,
    feature_id: catalogueFeatures.id,
    ...noField,
  },
  field: {
    catalogue_company_id: catalogueFields.catalogue_company_id,
    module_id: catalogueFields.module_id,
    feature_id: catalogueFields.feature_id,
    level: catalogueFields.level,
    type: catalogueFields.type,
    is_required: catalogueFields.is_required,
    sample_value: catalogueFields.sample_value,
  },
} as const;

export type EntryRow = Awaited<ReturnType<typeof findEntryRow>>;

/** An entry, held until the transaction ends where it is to be changed. */
export async function findEntryRow(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
  { kind, id, lock = false }: EntryReference & { readonly lock?: boolean },
) {
  const table = entryTables[kind];
  const query = tx
    .select({
      id: table.id,
      code: table.code,
      name_th: table.name_th,
      name_en: table.name_en,
      description: table.description,
      status: table.status,
      owner_id: table.owner_id,
      tags: table.tags,
      deprecated_at: table.deprecated_at,
      replacement_id: table.replacement_id,
      version_major: table.version_major,
      version_minor: table.version_minor,
      origin: table.origin,
      updated_at: table.updated_at,
      ...placeColumns[kind],
    })
    .from(table)
    .where(and(eq(table.company_id, companyId), eq(table.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  if (row === undefined) throw errors.not_found();
  return row;
}

/** An entry as the caller sees it. */
export async function describeEntry(
  tx: Transaction,
  reader: Reader,
  reference: EntryReference,
): Promise<Entry> {
  const { companyId, language, userId } = reader;
  const { kind, id } = reference;
  const table = entryTables[kind];
  const row = await findEntryRow(tx, reader, reference);
  const [owner] = await tx
    .select({ name: employeeName({ companyId: table.company_id, id: table.owner_id, language }) })
    .from(table)
    .where(and(eq(table.company_id, companyId), eq(table.id, id)));
  const following = await tx
    .select({ user_id: catalogueFollowers.user_id })
    .from(catalogueFollowers)
    .where(
      and(
        eq(catalogueFollowers.company_id, companyId),
        eq(catalogueFollowers.entry_id, id),
        eq(catalogueFollowers.user_id, userId),
      ),
    );
  const [replacement] =
    row.replacement_id === null
      ? []
      : await tx
          .select({
            id: table.id,
            code: table.code,
            name_th: table.name_th,
            name_en: table.name_en,
          })
          .from(table)
          .where(and(eq(table.company_id, companyId), eq(table.id, row.replacement_id)));
  return {
    ...row,
    kind,
    owner_name: owner?.name ?? null,
    sample_value: row.level === 'deep' ? row.sample_value : null,
    replacement:
      replacement === undefined
        ? null
        : { id: replacement.id, code: replacement.code, name: nameIn(language, replacement) },
    version: `${row.version_major}.${row.version_minor}`,
    following: following.length > 0,
  };
}
