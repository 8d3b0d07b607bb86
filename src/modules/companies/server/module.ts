import { notifiableCompanies } from '#modules/companies/contract/notifiable.ts';
import { companiesApi } from '#modules/companies/contract/api-description.ts';
import { companyPermissions } from '#modules/companies/contract/permissions.ts';
import { en } from '#modules/companies/i18n/en.ts';
import { th } from '#modules/companies/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveCompanies } from './companies/companies.routes.ts';
import { serveInHouseServices } from './in-house-services/in-house-services.routes.ts';
import { serveCompanyProfile } from './company-profile/company-profile.routes.ts';

/** The companies of this installation, and how each presents itself. */
export const companiesModule: ServerModule = {
  name: 'companies',
  texts: { th, en },
  api: companiesApi,
  permissions: companyPermissions.set,
  notifiable: notifiableCompanies,
  create: (context) => ({
    routes(serve) {
      serveCompanies(serve, context);
      serveCompanyProfile(serve, context);
      serveInHouseServices(serve, context);
    },
  }),
};
