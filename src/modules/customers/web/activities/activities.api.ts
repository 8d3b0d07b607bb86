import * as routes from '#modules/customers/contract/activities.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const common = { refreshes: ['customer'], failure: 'activities.save_failed' } as const;
const said = { ...common, success: 'activities.saved' } as const;

export const activitiesQuery = defineQuery(routes.listActivitiesRoute, ['customer', 'activities']);

export const useAddActivity = defineAction(routes.addActivityRoute, texts, said);
export const useChangeActivity = defineAction(routes.changeActivityRoute, texts, said);
export const useRemoveActivity = defineAction(routes.removeActivityRoute, texts, common);
export const useFinishActivity = defineAction(routes.finishActivityRoute, texts, {
  ...common,
  success: (t, _activity, { done }) => t(done ? 'activities.done' : 'activities.reopened'),
});
