import { hasValues } from '#platform/server/database/has-values.ts';
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
  hasValues(catalogueCompanies, {
    company_id: entries.company_id,
    id: entries.catalogue_company_id,
  });

/** Joins the module that features or fields belong to. */
export const moduleOf = (entries: InModule) =>
  hasValues(catalogueModules, { company_id: entries.company_id, id: entries.module_id });

export const featureOf = (fields: typeof catalogueFields) =>
  hasValues(catalogueFeatures, { company_id: fields.company_id, id: fields.feature_id });
