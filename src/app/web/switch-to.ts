import { chooseCompany, companyOfPage } from '#platform/web/api/company.ts';
import { forgetQueries } from '#platform/web/query/persistence.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import type { createApplicationRouter } from './router.tsx';
import { stayNear } from './stay-near.ts';
import { fetchViewer } from './viewer.ts';

interface Way {
  /** Where to in the company; without it, as near as possible to what is open. */
  readonly address: string | undefined;
  readonly router: ReturnType<typeof createApplicationRouter>;
  readonly enterCompany: (viewer: Viewer) => Promise<void>;
}

/** Leaves the company of this tab for another one, or stays where that fails. */
export async function switchTo(id: number, { address, router, enterCompany }: Way): Promise<void> {
  const { queryClient, modules } = router.options.context;
  const before = companyOfPage();
  chooseCompany(id);
  let viewer: Viewer;
  try {
    viewer = await fetchViewer();
  } catch (error) {
    chooseCompany(before);
    throw error;
  }
  await forgetQueries(queryClient);
  await enterCompany(viewer);
  queryClient.setQueryData(['viewer'], viewer);
  if (address === undefined) await stayNear(viewer, { router, modules });
  else await router.navigate({ href: address, ignoreBlocker: true });
  await router.invalidate();
}
