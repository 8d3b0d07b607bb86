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
  const company = companyOfPage();
  const before = queryClient.getQueryData<Viewer>(['viewer']);
  const viewer = await fetchViewer();
  // They have left the company whose screens are open.
  if (viewer.company.id !== company) {
    location.reload();
    return;
  }
  queryClient.setQueryData(['viewer'], viewer);
  await router.invalidate();
  const known = new Set(before?.companies.map(({ id }) => id));
  const t = platformTexts.loaded();
  for (const { id, name } of viewer.companies) {
    if (!known.has(id)) toast.info(t?.('shell.let_in', { company: name }) ?? name);
  }
}
