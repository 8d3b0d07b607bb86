export { companyName, listCompanies, lockCompanies } from './companies/companies.queries.ts';
export { createFirstCompanies, hasFirstCompany } from './companies/first-companies.ts';
