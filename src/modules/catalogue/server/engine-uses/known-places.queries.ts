import { and, eq, inArray } from 'drizzle-orm';
import type { checkEngineRoute } from '#modules/engines/contract/uses.ts';
import type { KnownPlaces } from '#modules/engines/server/public.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import { moduleOf } from '../entries/entry-places.queries.ts';

type Company = Pick<Scope, 'companyId'>;

/** Which of a feature, its module and its fields the catalogue does not have; in any of its companies. */
export async function lookUpPlaces(
  tx: Transaction,
  company: Company,
  { feature, module, fields }: Body<typeof checkEngineRoute>,
): Promise<KnownPlaces> {
  const features = await tx
    .select({ id: catalogueFeatures.id, module: catalogueModules.code })
    .from(catalogueFeatures)
    .innerJoin(catalogueModules, moduleOf(catalogueFeatures))
    .where(
      and(eq(catalogueFeatures.company_id, company.companyId), eq(catalogueFeatures.code, feature)),
    );
  if (features.length === 0) return { unknown: ['feature_unknown'], unknown_fields: fields };
  const inModule = features.filter((found) => module === undefined || found.module === module);
  if (inModule.length === 0) return { unknown: ['module_unknown'], unknown_fields: [] };
  const known = await knownFields(tx, company, { features: inModule.map(({ id }) => id), fields });
  const unknown_fields = fields.filter((code) => !known.has(code));
  return { unknown: unknown_fields.length === 0 ? [] : ['field_unknown'], unknown_fields };
}

async function knownFields(
  tx: Transaction,
  { companyId }: Company,
  { features, fields }: { features: readonly string[]; fields: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (fields.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ code: catalogueFields.code })
    .from(catalogueFields)
    .where(
      and(
        eq(catalogueFields.company_id, companyId),
        inArray(catalogueFields.feature_id, [...features]),
        inArray(catalogueFields.code, [...fields]),
      ),
    );
  return new Set(rows.map(({ code }) => code));
}
