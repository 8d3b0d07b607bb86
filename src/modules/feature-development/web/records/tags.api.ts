import * as routes from '#modules/feature-development/contract/tags.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** The tags in use. */
export const tagsQuery = defineQuery(routes.listTagsRoute, ['sow', 'tags'], {
  about: ['value_stream'],
});
