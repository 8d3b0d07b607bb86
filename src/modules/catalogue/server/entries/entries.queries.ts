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

const noFeature = { featureId: sql<string | null>`null::uuid` };

/** What fields alone have. */
const noField = {
  level: sql<FieldLevel | null>`null::text`,
  type: sql<string | null>`null::text`,
  isRequired: sql<boolean>`false`,
  sampleValue: sql<string | null>`null::text`,
};

/** What an entry lies in, itself included, and what it has as a field. */
export const placeColumns = {
  company: {
    catalogueCompanyId: catalogueCompanies.id,
    moduleId: sql<string | null>`null::uuid`,
    ...noFeature,
    ...noField,
  },
  module: {
    catalogueCompanyId: catalogueModules.catalogue_company_id,
    moduleId: catalogueModules.id,
    ...noFeature,
    ...noField,
  },
  feature: {
    catalogueCompanyId: catalogueFeatures.catalogue_company_id,
    moduleId: catalogueFeatures.module_id,
    featureId: catalogueFeatures.id,
    ...noField,
  },
  field: {
    catalogueCompanyId: catalogueFields.catalogue_company_id,
    moduleId: catalogueFields.module_id,
    featureId: catalogueFields.feature_id,
    level: catalogueFields.level,
    type: catalogueFields.type,
    isRequired: catalogueFields.is_required,
    sampleValue: catalogueFields.sample_value,
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
      nameTh: table.name_th,
      nameEn: table.name_en,
      description: table.description,
      status: table.status,
      ownerId: table.owner_id,
      tags: table.tags,
      deprecatedAt: table.deprecated_at,
      replacementId: table.replacement_id,
      versionMajor: table.version_major,
      versionMinor: table.version_minor,
      origin: table.origin,
      updatedAt: table.updated_at,
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
    .select({ userId: catalogueFollowers.user_id })
    .from(catalogueFollowers)
    .where(
      and(
        eq(catalogueFollowers.company_id, companyId),
        eq(catalogueFollowers.entry_id, id),
        eq(catalogueFollowers.user_id, userId),
      ),
    );
  const [replacement] =
    row.replacementId === null
      ? []
      : await tx
          .select({ id: table.id, code: table.code, nameTh: table.name_th, nameEn: table.name_en })
          .from(table)
          .where(and(eq(table.company_id, companyId), eq(table.id, row.replacementId)));
  return {
    kind,
    id,
    code: row.code,
    name_th: row.nameTh,
    name_en: row.nameEn,
    description: row.description,
    status: row.status,
    owner_id: row.ownerId,
    owner_name: owner?.name ?? null,
    tags: row.tags,
    sample_value: row.level === 'deep' ? row.sampleValue : null,
    deprecated_at: row.deprecatedAt ?? null,
    replacement:
      replacement === undefined
        ? null
        : { id: replacement.id, code: replacement.code, name: nameIn(language, replacement) },
    version: `${row.versionMajor}.${row.versionMinor}`,
    origin: row.origin,
    following: following.length > 0,
    updated_at: row.updatedAt,
  };
}
