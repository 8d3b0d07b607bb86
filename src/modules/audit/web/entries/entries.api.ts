import * as routes from '#modules/audit/contract/entries.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';

const settings = { staleTime: 0, persist: false } as const;

export const auditQuery = defineListQuery(routes.listAuditRoute, ['audit', 'list'], settings);
export const auditChoicesQuery = defineQuery(
  routes.auditChoicesRoute,
  ['audit', 'choices'],
  settings,
);
