import * as routes from '#modules/catalogue/contract/sources.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';

/** Databases whose last reading failed. */
export async function sourceNews(): Promise<HomeNews> {
  const sources = await callRoute(routes.listSourcesRoute, undefined);
  return {
    failed: sources.flatMap(({ id, company_name: name, failure, failed_at: since }) =>
      failure === null || since === null
        ? []
        : [{ id, to: '/air/sources', name, fact: failure, since }],
    ),
  };
}
