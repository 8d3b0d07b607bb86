import { and, eq, sql } from 'drizzle-orm';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { finishWrites } from '../bulk-writes/finish-writes.ts';
import { openCatalogueCompany } from '../bulk-writes/open-company.ts';
import { beginAdding, recordAdditions } from '../bulk-writes/record-additions.ts';
import { lookUpFeatures } from '../bulk-writes/write-features.ts';
import { lookUpFields } from '../bulk-writes/write-fields.ts';
import { lookUpModules } from '../bulk-writes/write-modules.ts';
import { writeRows } from '../bulk-writes/write-rows.ts';
import {
  catalogueFeatures,
  catalogueModules,
  catalogueCompanies,
} from '../entries/entries.tables.ts';
import type { ExampleCatalogue } from './example-catalogue.ts';
import { describeFarm } from './example-farm.ts';
import { MILL } from './example-mill.ts';
import { rowsOf } from './example-rows.ts';

const EXAMPLES: readonly ExampleCatalogue[] = [
  MILL,
  describeFarm({ companyId: 1, owner: 77, area: 'NET-WEIGHT', forecast: 'YIELD-FORECAST' }),
  describeFarm({ companyId: 2, owner: 202, area: 'PLOT-AREA', forecast: 'PLOT-AREA' }),
];

/** The catalogues describe the systems of the invented companies, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'catalogue_examples',
    examples: EXAMPLES,
    load: loadExample,
  });
}

async function loadExample(
  tx: Transaction,
  scope: Scope,
  example: ExampleCatalogue,
): Promise<void> {
  const { company, modules, features, fields } = rowsOf(example);
  const { id, created } = await openCatalogueCompany(tx, scope, company);
  // Somebody describes a company of this code already.
  if (!created) return;
  const target = { catalogueCompanyId: id, origin: null };
  const adding = await beginAdding(tx, scope, target);
  await writeRows(tx, scope, await lookUpModules(tx, scope, { target, rows: modules }));
  await writeRows(tx, scope, await lookUpFeatures(tx, scope, { target, rows: features }));
  await writeRows(tx, scope, await lookUpFields(tx, scope, { target, rows: fields }));
  await setOwners(tx, scope, { id, example });
  await finishWrites(tx, scope, id);
  await recordAdditions(tx, scope, adding);
}

/** Owners and tags, which files do not bring either: people set them. */
async function setOwners(
  tx: Transaction,
  { companyId }: Scope,
  { id, example }: { readonly id: string; readonly example: ExampleCatalogue },
): Promise<void> {
  await tx
    .update(catalogueCompanies)
    .set({ owner_id: example.owner })
    .where(and(eq(catalogueCompanies.company_id, companyId), eq(catalogueCompanies.id, id)));
  const owned = [
    { table: catalogueModules, entries: example.modules },
    { table: catalogueFeatures, entries: example.modules.flatMap(({ features }) => features) },
  ];
  for (const { table, entries } of owned) {
    for (const { code, owner, tags = [] } of entries) {
      await tx
        .update(table)
        .set({ owner_id: owner, tags: [...tags] })
        .where(
          and(
            eq(table.company_id, companyId),
            eq(table.catalogue_company_id, id),
            sql`${table.code} = ${code}`,
          ),
        );
    }
  }
}
