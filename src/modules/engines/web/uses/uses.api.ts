import * as routes from '#modules/engines/contract/uses.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

export const usesQuery = defineListQuery(routes.listUsesRoute, ['engine', 'uses'], {
  about: [routes.ENGINE_USE],
});
