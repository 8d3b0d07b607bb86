import type { ApiDescription } from '#platform/contract/api-description.ts';
import { company } from './companies.ts';
import { companyProfile, companyProfileInput } from './company-profile.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const companiesApi: ApiDescription = {
  groups: [
    {
      name: 'Company',
      description: 'The profile and the look of the company.',
      paths: ['companies', 'company-profile'],
    },
  ],
  schemas: {
    Company: company,
    CompanyProfile: companyProfile,
    CompanyProfileInput: companyProfileInput,
  },
};
