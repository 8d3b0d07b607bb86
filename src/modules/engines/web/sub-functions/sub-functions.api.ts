import * as routes from '#modules/engines/contract/sub-functions.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const refreshes = ['engine', 'engine_sub_function'];
const failure = 'banners.sub_function_failed';

export const subFunctionsQuery = defineQuery(routes.listSubFunctionsRoute, [
  'engine_sub_function',
  'list',
]);

export const useAddSubFunction = defineAction(routes.addSubFunctionRoute, texts, {
  refreshes,
  success: 'messages.sub_function_saved',
  failure,
});
export const useChangeSubFunction = defineAction(routes.changeSubFunctionRoute, texts, {
  refreshes,
  success: 'messages.sub_function_saved',
  failure,
});
export const useRemoveSubFunction = defineAction(routes.removeSubFunctionRoute, texts, {
  refreshes,
  failure,
});
