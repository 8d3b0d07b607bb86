import * as routes from '#modules/companies/contract/companies.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useCreateCompany = defineAction(routes.createCompany, texts, {
  refreshes: ['company'],
  success: (t, { name_th, name_en }) =>
    t('new_company.created', { name: languageOfPage() === 'th' ? name_th : name_en }),
  failure: 'new_company.create_failed',
});
