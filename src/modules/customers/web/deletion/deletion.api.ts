import * as routes from '#modules/customers/contract/deletion.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useDeleteForGood = defineAction(routes.deleteForGoodRoute, texts, {
  refreshes: ['customer'],
  success: 'deletion.done',
  failure: 'deletion.failed',
});
