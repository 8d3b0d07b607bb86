import { chooseCompany, companyOfPage } from '#platform/web/api/company.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import { forgetQueries } from '#platform/web/query/persistence.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import type { createApplicationRouter } from './router.tsx';
import { stayNear } from './stay-near.ts';
import { fetchViewer } from './viewer.ts';

type Router = ReturnType<typeof createApplicationRouter>;

interface Way {
  /** Where to in the company; without it, as near as possible to what is open. */
  readonly address: string | undefined;
  readonly router: Router;
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

/** Shows which companies the person may work in, and what they may do, as it is by now. */
export async function refreshViewer(router: Router): Promise<void> {
  const { queryClient } = router.options.context;
  const before = queryClient.getQueryData<Viewer>(['viewer']);
  // Entering another company brings all of it.
  if (before === undefined || before.company.id !== companyOfPage()) return;
  // What one does oneself, such as adding a company, says so by itself.
  const isOwnAct = queryClient.isMutating() > 0;
  const viewer = await fetchViewer();
  if (viewer.company.id !== companyOfPage()) return;
  // They have left the company whose screens are open.
  if (viewer.company.id !== before.company.id) {
    location.reload();
    return;
  }
  if (accessOf(viewer) === accessOf(before)) return;
  queryClient.setQueryData(['viewer'], viewer);
  await router.invalidate();
  const t = platformTexts.loaded();
  if (isOwnAct || t === undefined) return;
  const known = new Set(before.companies.map(({ id }) => id));
  for (const { id, name } of viewer.companies) {
    if (!known.has(id)) toast.info(t('shell.let_in', { company: name }));
  }
}

/** What may have become different, to be compared. */
function accessOf({ companies, permissions }: Viewer): string {
  return JSON.stringify([companies, [...permissions].toSorted()]);
}
