import { toast } from '#platform/web/feedback/toasts.ts';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import type { WebModule } from '#platform/web/module.ts';
import { neededBy } from '#platform/web/shell/needs.ts';
import { placeInCompany, searchInCompany } from '#platform/web/shell/place-in-company.ts';
import { closeSidebarOver } from '#platform/web/shell/sidebar-state.ts';
import { may, type Viewer } from '#platform/web/shell/viewer.ts';
import type { createApplicationRouter } from './router.tsx';

interface Application {
  readonly router: ReturnType<typeof createApplicationRouter>;
  readonly modules: readonly WebModule[];
}

/** Opens in the company that was entered what was open before, or what is nearest to it. */
export async function stayNear(viewer: Viewer, { router, modules }: Application): Promise<void> {
  const { pathname, search } = router.state.location;
  const [branch, parameters] = router.getMatchedRoutes(pathname);
  const all = modules.flatMap(({ navigation = [] }) => navigation);
  const { to, reason } = placeInCompany({
    path: pathname,
    isRecord: Object.keys(parameters).length > 0,
    mayOpen: may(viewer, neededBy(branch.at(-1)?.options.beforeLoad)),
    screens: all.filter(({ permission }) => may(viewer, permission)),
  });
  const kept = router.options.stringifySearch(reason === undefined ? searchInCompany(search) : {});
  // Whether unsaved changes may go was asked before.
  await router.navigate({ href: `${to}${kept}`, ignoreBlocker: true });
  closeSidebarOver();
  const t = platformTexts.loaded();
  if (t === undefined) return;
  if (reason === undefined) {
    toast.info(t('shell.entered', { company: viewer.company.name }));
    return;
  }
  const place = all.find((item) => item.to === to)?.label.text ?? t('shell.home');
  toast.info(t(`shell.elsewhere_${reason}`, { company: viewer.company.name, place }));
}
