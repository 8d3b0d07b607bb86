import { chooseCompany, companyOfPage } from '#platform/web/api/company.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import { forgetQueries } from '#platform/web/query/persistence.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import type { createApplicationRouter } from './router.tsx';
import { stayNear } from './stay-near.ts';
import { fetchViewer } from './viewer.ts';

type Router = ReturnType<typeof createApplicationRouter>;

type EnterCompany = (viewer: Viewer) => Promise<void>;

interface Way {
  /** Where to in the company; without it, as near as possible to what is open. */
  readonly address: string | undefined;
  readonly router: Router;
  readonly enterCompany: EnterCompany;
}

/** Leaves the company of this tab for another one, or stays where that fails. */
export async function switchTo(id: number, way: Way): Promise<void> {
  const before = companyOfPage();
  chooseCompany(id);
  let viewer: Viewer;
  try {
    viewer = await fetchViewer();
  } catch (error) {
    chooseCompany(before);
    throw error;
  }
  await enter(viewer, way);
}

async function enter(viewer: Viewer, { address, router, enterCompany }: Way): Promise<void> {
  const { queryClient, modules } = router.options.context;
  await forgetQueries(queryClient);
  await enterCompany(viewer);
  queryClient.setQueryData(['viewer'], viewer);
  if (address === undefined) await stayNear(viewer, { router, modules });
  else await router.navigate({ href: address, ignoreBlocker: true });
  await router.invalidate();
}

/** Shows which companies the person may work in, and what they may do, as it is by now. */
export async function refreshViewer(router: Router, enterCompany: EnterCompany): Promise<void> {
  const { queryClient } = router.options.context;
  const before = queryClient.getQueryData<Viewer>(['viewer']);
  // Entering another company brings all of it.
  if (before === undefined || before.company.id !== companyOfPage()) return;
  // What one does oneself, such as adding a company, says so by itself.
  const isOwnAct = queryClient.isMutating() > 0;
  const viewer = await fetchViewer();
  if (viewer.company.id !== companyOfPage()) return;
  const t = platformTexts.loaded();
  // They have left the company whose screens are open. None of these is shown for another company, where a
  // form could be filled in by mistake.
  if (viewer.company.id !== before.company.id) {
    await enter(viewer, { address: '/', router, enterCompany });
    if (t !== undefined) toast.error(t('shell.let_out', { company: before.company.name }));
    return;
  }
  if (accessOf(viewer) === accessOf(before)) return;
  queryClient.setQueryData(['viewer'], viewer);
  await router.invalidate();
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
