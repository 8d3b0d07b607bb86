import { companyPermissions } from '#modules/companies/contract/permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveCompanies } from './companies/companies.routes.ts';
import { serveCompanyProfile } from './company-profile/company-profile.routes.ts';

/** The companies of this installation, and how each presents itself. */
export const createCompaniesModule: CreateModule = (context) => ({
  name: 'companies',
  permissions: companyPermissions.set,
  routes(serve) {
    serveCompanies(serve);
    serveCompanyProfile(serve, context);
  },
});
