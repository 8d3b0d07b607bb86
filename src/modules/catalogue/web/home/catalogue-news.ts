import * as routes from '#modules/catalogue/contract/imports.ts';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import * as sourceRoutes from '#modules/catalogue/contract/sources.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeLine, HomeNews } from '#platform/web/module.ts';
import { may, type Viewer } from '#platform/web/shell/viewer.ts';
import { texts, type CatalogueTexts } from '../texts.ts';

/** Databases whose last reading failed, and imports that failed or wait for corrected rows. */
export async function catalogueNews(viewer: Viewer): Promise<HomeNews> {
  const [sources, imports] = await Promise.all([
    may(viewer, 'catalogue:connect') ? failedSources() : [],
    may(viewer, 'catalogue:import') ? failedImports() : [],
  ]);
  return { failed: [...sources, ...imports] };
}

async function failedSources(): Promise<HomeLine[]> {
  const sources = await callRoute(sourceRoutes.listSourcesRoute, undefined);
  return sources.flatMap(({ id, company_name: name, failure, failed_at: since }) =>
    failure === null || since === null
      ? []
      : [{ id, to: '/air/sources', name, fact: failure, since }],
  );
}

/** The last import of each company, if it is the one that needs somebody. */
async function failedImports(): Promise<HomeLine[]> {
  const { data } = await callRoute(routes.listImportsRoute, {});
  const t = texts.loaded();
  if (t === undefined) return [];
  const latest = new Map(data.toReversed().map((each) => [each.company_code, each]));
  return [...latest.values()].flatMap((each) => {
    const fact = troubleOf(t, each);
    const { id, company_name: name, company_code, step_at: since } = each;
    return fact === null
      ? []
      : [{ id, to: `/air/imports/${id}`, name: name || company_code, fact, since }];
  });
}

function troubleOf(t: CatalogueTexts, { status, failure, problems }: CatalogueImport) {
  if (status === 'failed') return failure ?? t('intake.statuses.failed');
  if (status !== 'checked' || problems === 0) return null;
  return t('intake.checked.waits', { count: problems });
}
