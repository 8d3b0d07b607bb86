import { and, eq } from 'drizzle-orm';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import {
  bareField,
  type FeatureRow,
  type FieldRow,
  type ModuleRow,
} from '../entries/entry-rows.ts';
import { openCatalogueCompany } from '../bulk-writes/open-company.ts';
import { finishWrites } from '../bulk-writes/finish-writes.ts';
import { beginAdding, recordAdditions } from '../bulk-writes/record-additions.ts';
import { lookUpFeatures } from '../bulk-writes/write-features.ts';
import { lookUpFields } from '../bulk-writes/write-fields.ts';
import { lookUpModules } from '../bulk-writes/write-modules.ts';
import { writeRows } from '../bulk-writes/write-rows.ts';
import { catalogueSources } from '../imports/sources.tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { TestApp } from '#tests/support/app.ts';

const unnamed = { name_th: '', name_en: '', description: '' };

/** The values of a test's module, feature or field; everything else is left empty. */
type SomeModule = Pick<ModuleRow, 'code'> & Partial<ModuleRow>;
type SomeFeature = Pick<FeatureRow, 'code' | 'module_code'> & Partial<FeatureRow>;
type SomeField = Pick<FieldRow, 'code' | 'feature_code'> & Partial<FieldRow>;

export interface Contents {
  readonly company?: {
    readonly code: string;
    readonly name_th?: string;
    readonly name_en?: string;
  };
  readonly modules: readonly SomeModule[];
  readonly features: readonly SomeFeature[];
  readonly fields: readonly SomeField[];
}

interface Writer {
  readonly companyId: number;
  readonly userId: string;
}

/** Writes a company into the catalogue as an import does; returns its id. */
export function writeCatalogue(
  app: Pick<TestApp, 'context'>,
  { companyId, userId }: Writer,
  { company = { code: 'MILL' }, modules, features, fields }: Contents,
): Promise<string> {
  const scope: Scope = {
    companyId,
    userId,
    employeeId: null,
    permissions: new Set(),
    language: 'th',
    requestId: 'test',
  };
  return app.context.database.inCompany(scope, async (tx) => {
    const row = { ...unnamed, ...company, origin: null };
    const { id } = await openCatalogueCompany(tx, scope, row);
    const target = { catalogueCompanyId: id, origin: null };
    const adding = await beginAdding(tx, scope, target);
    await writeRows(
      tx,
      scope,
      await lookUpModules(tx, scope, { target, rows: modules.map(completeModule) }),
    );
    await writeRows(
      tx,
      scope,
      await lookUpFeatures(tx, scope, { target, rows: features.map(completeFeature) }),
    );
    await writeRows(
      tx,
      scope,
      await lookUpFields(tx, scope, { target, rows: fields.map(completeField) }),
    );
    await finishWrites(tx, scope, id);
    await recordAdditions(tx, scope, adding);
    return id;
  });
}

function completeModule(module: SomeModule): ModuleRow {
  return { ...unnamed, status: 'active', ...module };
}

function completeFeature(feature: SomeFeature): FeatureRow {
  return { ...unnamed, status: 'active', native_id: null, ...feature };
}

/** A stored field without relations, engines or a sample. */
export const plainField = {
  level: 'deep',
  status: 'active',
  ...bareField,
  type: 'string',
} as const;

function completeField(field: SomeField, ordinal: number): FieldRow {
  return {
    ...unnamed,
    ...plainField,
    ordinal,
    ...field,
  };
}

let added = 0;

/** Adds a company with one module, feature and field to the catalogue, all with the same code; returns it and their ids. */
export async function addCatalogue(app: Pick<TestApp, 'context'>, writer: Writer) {
  const code = `C${(added += 1)}`;
  const company = await writeCatalogue(app, writer, {
    company: { code, name_th: `บริษัท ${code}`, name_en: `Company ${code}` },
    modules: [{ code }],
    features: [{ code, module_code: code }],
    fields: [{ code, feature_code: code }],
  });
  const { companyId } = writer;
  return app.context.database.inCompany({ companyId }, async (tx) => {
    const idOf = async (
      table: typeof catalogueModules | typeof catalogueFeatures | typeof catalogueFields,
    ) => {
      const [row] = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.company_id, companyId), eq(table.catalogue_company_id, company)));
      return row?.id ?? '';
    };
    return {
      code,
      company,
      module: await idOf(catalogueModules),
      feature: await idOf(catalogueFeatures),
      field: await idOf(catalogueFields),
    };
  });
}

/** Adds a source at an address that refuses everybody; returns its id. */
export async function addSource(
  app: Pick<TestApp, 'context'>,
  { companyId, userId }: Writer,
): Promise<string> {
  const code = `S${(added += 1)}`;
  const [row] = await app.context.database.inCompany({ companyId }, (tx) =>
    tx
      .insert(catalogueSources)
      .values({
        company_id: companyId,
        kind: 'postgresql',
        company_code: code,
        company_name: code,
        host: '10.0.0.1',
        port: 5432,
        database: code,
        username: code,
        encryption: 'verified',
        schemas: [],
        repeat: 'off',
        set_by: userId,
        language: 'th',
      })
      .returning({ id: catalogueSources.id }),
  );
  return row?.id ?? '';
}
