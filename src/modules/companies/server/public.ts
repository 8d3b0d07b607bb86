export {
  allCompanyIds,
  companyName,
  listCompanies,
  lockCompanies,
  readCompanyName,
} from './companies/companies.queries.ts';
export { readCompanyProfile } from './company-profile/company-profile.queries.ts';
export { listInHouseServices } from './in-house-services/in-house-services.queries.ts';
export { createFirstCompanies, hasFirstCompany } from './companies/first-companies.ts';
