import * as routes from '#modules/identity/contract/security-policy.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const securityPolicyQuery = defineQuery(
  routes.getSecurityPolicy,
  ['security_policy', 'own'],
  { staleTime: 0, persist: false },
);

export const useChangeSecurityPolicy = defineAction(routes.changeSecurityPolicy, texts, {
  refreshes: ['security_policy', 'account'],
  success: 'security.saved',
  failure: 'security.save_failed',
});
