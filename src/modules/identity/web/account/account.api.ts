import * as routes from '#modules/identity/contract/account.ts';
import * as signIn from '#modules/identity/contract/sign-in.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const accountQuery = defineQuery(routes.getAccount, ['account', 'own'], { persist: false });

export const useChangePassword = defineAction(signIn.changePassword, texts, {
  refreshes: ['session'],
  success: 'account.password.saved',
  failure: 'account.password.failed',
});
