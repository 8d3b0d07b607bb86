import * as routes from '#modules/customers/contract/anonymisation.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useAnonymise = defineAction(routes.anonymiseRoute, texts, {
  refreshes: ['customer'],
  success: 'anonymisation.done',
  failure: 'anonymisation.failed',
});
