import * as routes from '#modules/companies/contract/company-profile.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const companyQuery = defineQuery(routes.getCompanyProfile, ['company', 'profile'], {
  staleTime: 0,
  persist: false,
});
export const additionQuery = defineQuery(routes.getCompanyAddition, ['company', 'addition']);
export const useChangeCompany = defineAction(routes.changeCompanyProfile, texts, {
  refreshes: ['company'],
  failure: 'company.save_failed',
});
