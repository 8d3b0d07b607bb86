import { and, eq } from 'drizzle-orm';
import {
  catalogueCompanies,
  catalogueFeatures,
  type catalogueFields,
  catalogueModules,
} from './catalogue.tables.ts';

type InCompany = typeof catalogueModules | typeof catalogueFeatures | typeof catalogueFields;
type InModule = typeof catalogueFeatures | typeof catalogueFields;

/** Joins the company of the catalogue that entries lie in. */
export const companyOf = (entries: InCompany) =>
  and(
    eq(catalogueCompanies.companyId, entries.companyId),
    eq(catalogueCompanies.id, entries.catalogueCompanyId),
  );

/** Joins the module that features or fields lie in. */
export const moduleOf = (entries: InModule) =>
  and(eq(catalogueModules.companyId, entries.companyId), eq(catalogueModules.id, entries.moduleId));

/** Joins the feature that fields lie in. */
export const featureOf = (fields: typeof catalogueFields) =>
  and(
    eq(catalogueFeatures.companyId, fields.companyId),
    eq(catalogueFeatures.id, fields.featureId),
  );
