import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { plotRoutes } from '#modules/land-plots/contract/plots.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { may, type Viewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

/** How many plots of the present season have another area on the map than by their deeds. */
export async function plotNews(viewer: Viewer): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined || !may(viewer, 'farmer-quotas:read')) return {};
  const open = { status: 'open', page_size: 1 } as const;
  const [season] = (await callRoute(seasonRoutes.list, open)).data;
  if (season === undefined) return {};
  const differing = { season_id: season.id, area_agreement: 'differs' } as const;
  const { total } = await callRoute(plotRoutes.list, { ...differing, page_size: 1 });
  const to = `/land-plots?${new URLSearchParams(differing)}`;
  return { figures: [{ label: t('home.areas_differ'), value: total, to }] };
}
