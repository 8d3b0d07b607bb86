import * as routes from '#modules/customers/contract/tags.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const refreshes = ['customer', 'customer_tag'];
const failure = 'tags.failed';

export const tagsQuery = defineQuery(routes.listTagsRoute, ['customer_tag', 'list'], {
  about: ['customer'],
});

export const usePutTagOn = defineAction(routes.putOnTagRoute, texts, { refreshes, failure });
export const useTakeTagOff = defineAction(routes.takeOffTagRoute, texts, { refreshes, failure });

const said = { refreshes, success: 'tags.saved', failure } as const;

export const useCreateTag = defineAction(routes.createTagRoute, texts, said);
export const useUpdateTag = defineAction(routes.updateTagRoute, texts, said);
export const useDeleteTag = defineAction(routes.deleteTagRoute, texts, { refreshes, failure });
export const useTagSeveral = defineAction(routes.tagSeveralRoute, texts, {
  refreshes,
  failure: false,
});
