import * as routes from '#modules/customers/contract/activities.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

/** What a person has to do with customers: open activities that are due. */
export async function customerNews({ employeeId }: Viewer): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined || employeeId === undefined) return {};
  const own = await callRoute(routes.listOwnActivitiesRoute, undefined);
  return {
    waiting: own.map(({ id, subject, activity_type, customer, due_on, created_at }) => ({
      id,
      to: `/customers/${customer.id}?tab=activities`,
      name: customer.name,
      fact: t('activities.to_do', { type: t(`activity_types.${activity_type}`), subject }),
      due: due_on,
      since: created_at,
      kind: t('activities.kind'),
    })),
  };
}
