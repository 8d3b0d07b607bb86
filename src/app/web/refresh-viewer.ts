import { companyOfPage } from '#platform/web/api/company.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import type { createApplicationRouter } from './router.tsx';
import { fetchViewer } from './viewer.ts';

/** Shows which companies the person may work in, and what they may do, as it is by now. */
export async function refreshViewer(
  router: ReturnType<typeof createApplicationRouter>,
): Promise<void> {
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
