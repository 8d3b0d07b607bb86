import { visitRoutes } from '#modules/cane-surveys/contract/visits.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { may, type Viewer } from '#platform/web/shell/viewer.ts';
import { today } from '../field/field-days.ts';
import { FIELD } from '../field-address.ts';
import { texts } from '../texts.ts';

/** The plots that a person still visits today, as one line that leads to the page for the field. */
export async function surveyNews(viewer: Viewer): Promise<HomeNews> {
  const t = texts.loaded();
  const { employeeId } = viewer;
  if (t === undefined || employeeId === undefined || !may(viewer, 'cane-surveys:read')) return {};
  const { data, total } = await callRoute(visitRoutes.list, {
    planned_on: today(),
    surveyor_id: employeeId,
    status: 'planned',
    page_size: 1,
  });
  return {
    waiting: data.map(({ id, deed_number, farmer_name, planned_on, created_at }) => ({
      id,
      to: FIELD,
      isDocument: true,
      name: t('home.plan_of_today', { count: total }),
      fact: t('home.begins_at', { deed_number, farmer_name }),
      due: planned_on,
      since: created_at,
      kind: t('home.kind'),
    })),
  };
}
