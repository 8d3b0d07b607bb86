import * as routes from '#modules/directory/contract/profile.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const profileQuery = defineQuery(routes.getProfile, ['employee', 'profile'], {
  persist: false,
});
export const useChangeProfile = defineAction(routes.changeProfile, texts, {
  refreshes: ['employee'],
  failure: 'profile.save_failed',
});
