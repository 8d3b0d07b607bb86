import * as routes from '#modules/companies/contract/companies.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useCreateCompany = defineAction(routes.createCompany, texts, {
  refreshes: ['company'],
  failure: 'new_company.create_failed',
});
