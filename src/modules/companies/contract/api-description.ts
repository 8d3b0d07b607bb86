import type { ApiDescription } from '#platform/contract/api-description.ts';
import { company, companyInput } from './companies.ts';
import { inHouseService, inHouseServiceChange, inHouseServiceInput } from './in-house-services.ts';
import { companyProfile, companyProfileInput } from './company-profile.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const companiesApi: ApiDescription = {
  groups: [
    {
      name: 'Company',
      description:
        'The profile and the look of the company, and what it may call in private networks.',
      paths: ['companies', 'company-profile', 'in-house-services'],
    },
  ],
  schemas: {
    Company: company,
    CompanyInput: companyInput,
    CompanyProfile: companyProfile,
    CompanyProfileInput: companyProfileInput,
    InHouseService: inHouseService,
    InHouseServiceChange: inHouseServiceChange,
    InHouseServiceInput: inHouseServiceInput,
  },
};
