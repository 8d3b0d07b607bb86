import { and, eq } from 'drizzle-orm';
import {
  catalogueCompanies,
  catalogueFeatures,
  type catalogueFields,
  catalogueModules,
} from './entries.tables.ts';

type InCompany = typeof catalogueModules | typeof catalogueFeatures | typeof catalogueFields;
type InModule = typeof catalogueFeatures | typeof catalogueFields;

/** Joins the company of the catalogue that entries belong to. */
export const companyOf = (entries: InCompany) =>
  and(
    eq(catalogueCompanies.company_id, entries.company_id),
    eq(catalogueCompanies.id, entries.catalogue_company_id),
  );

/** Joins the module that features or fields belong to. */
export const moduleOf = (entries: InModule) =>
  and(
    eq(catalogueModules.company_id, entries.company_id),
    eq(catalogueModules.id, entries.module_id),
  );

/** Joins the feature that fields belong to. */
export const featureOf = (fields: typeof catalogueFields) =>
  and(
    eq(catalogueFeatures.company_id, fields.company_id),
    eq(catalogueFeatures.id, fields.feature_id),
  );
