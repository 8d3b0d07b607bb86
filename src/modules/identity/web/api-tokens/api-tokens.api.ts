import * as routes from '#modules/identity/contract/api-tokens.ts';
import type { RouteAnswer } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** A token as it is shown once. */
export type MadeToken = RouteAnswer<typeof routes.createApiToken>;

export const tokensQuery = defineQuery(routes.listApiTokens, ['api_token', 'list'], {
  persist: false,
});

export const useCreateToken = defineAction(routes.createApiToken, texts, {
  refreshes: ['api_token'],
  success: 'account.tokens.created',
  failure: 'account.tokens.create_failed',
});
export const useDeleteToken = defineAction(routes.deleteApiToken, texts, {
  refreshes: ['api_token'],
  success: 'account.tokens.deleted',
  failure: 'account.tokens.delete_failed',
});
