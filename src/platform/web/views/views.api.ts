import * as routes from '#platform/contract/views.routes.ts';
import { defineAction } from '../query/define-action.ts';
import { defineQuery } from '../query/define-query.ts';
import { viewTexts } from './view-texts.ts';

const refreshes = [routes.SAVED_VIEW];

// Not stored by the browser: with which view a list opens may have changed since.
export const viewsQuery = defineQuery(routes.listViewsRoute, [routes.SAVED_VIEW, 'list'], {
  persist: false,
});

// The dialog shows what is wrong with the name.
export const useCreateView = defineAction(routes.createViewRoute, viewTexts, {
  refreshes,
  success: (t, { name }) => t('views.saved', { name }),
  failure: false,
});

export const useUpdateView = defineAction(routes.updateViewRoute, viewTexts, {
  refreshes,
  success: (t, { name }) => t('views.saved', { name }),
  failure: false,
});

export const useDeleteView = defineAction(routes.deleteViewRoute, viewTexts, {
  refreshes,
  success: 'views.deleted',
  failure: 'views.delete_failed',
});

export const useChooseDefault = defineAction(routes.chooseDefaultViewRoute, viewTexts, {
  refreshes,
  success: (t, { name, is_default }) =>
    t(is_default ? 'views.default_chosen' : 'views.default_ended', { name }),
  failure: 'views.save_failed',
});
