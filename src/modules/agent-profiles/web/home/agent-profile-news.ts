import * as routes from '#modules/agent-profiles/contract/agent-profiles.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { texts } from '../texts.ts';

const LIST = '/orchestration-management/agent-profile';
const MOST = 100;

/** Agent profiles that are not in use though SOWs are assigned to them. */
export async function agentProfileNews(): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined) return {};
  const inactive = await callRoute(routes.agentProfileRoutes.list, {
    status: 'Inactive',
    sort: '-updatedAt',
    pageSize: MOST,
  });
  return {
    waiting: inactive.data.flatMap(({ id, name, count_sows: count, updatedAt: since }) =>
      count === 0
        ? []
        : [
            {
              id,
              to: `${LIST}/${id}`,
              name,
              fact: t('home.inactive_with_sows', { count: formatNumber(count) }),
              since,
              kind: t('home.kind'),
            },
          ],
    ),
  };
}
