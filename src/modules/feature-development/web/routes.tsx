import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import {
  sopListSearch,
  sowListSearch,
  stageSettingsSearch,
  valueStreamListSearch,
} from './records/records.search.ts';
import { flowRoutes } from './flow/flow.routes.tsx';
import { base, paths } from './paths.ts';
import { texts } from './texts.ts';
import { workspaceSearch } from './sows/sow-workspace.search.ts';

const getParentRoute = () => shellRoute;
const reads = needs('feature-development:read');
const writes = needs('feature-development:write');
const toValueStreams = () => redirect({ to: paths.valueStreams, replace: true, throw: true });

/** Addresses without a list of their own. */
const elsewhereRoutes = [
  createRoute({ getParentRoute, path: base, beforeLoad: toValueStreams }),
  createRoute({ getParentRoute, path: `${base}/sops`, beforeLoad: toValueStreams }),
  createRoute({ getParentRoute, path: `${base}/sops/$`, beforeLoad: toValueStreams }),
  createRoute({ getParentRoute, path: `${base}/sows`, beforeLoad: toValueStreams }),
  createRoute({ getParentRoute, path: `${base}/sows/$`, beforeLoad: toValueStreams }),
] as const;

const valueStreamList = lazyScreen({
  texts,
  screen: async () => (await import('./value-streams/value-stream-list.tsx')).ValueStreamList,
});
const sopList = lazyScreen({
  texts,
  screen: async () => (await import('./sops/sop-list.tsx')).SopList,
});
const sowList = lazyScreen({
  texts,
  screen: async () => (await import('./sows/sow-list.tsx')).SowList,
});

const valueStreamListRoute = createRoute({
  getParentRoute,
  path: paths.valueStreams,
  validateSearch: valueStreamListSearch.validate,
  beforeLoad: reads,
  component: valueStreamList,
});

const sopListRoute = createRoute({
  getParentRoute,
  path: paths.sops,
  validateSearch: sopListSearch.validate,
  beforeLoad: reads,
  component: sopList,
});

const allSopsRoute = createRoute({
  getParentRoute,
  path: paths.allSops,
  validateSearch: sopListSearch.validate,
  beforeLoad: reads,
  component: sopList,
});

const sowListRoute = createRoute({
  getParentRoute,
  path: paths.sows,
  validateSearch: sowListSearch.validate,
  beforeLoad: reads,
  component: sowList,
});

const streamSowsRoute = createRoute({
  getParentRoute,
  path: paths.streamSows,
  validateSearch: sowListSearch.validate,
  beforeLoad: reads,
  component: sowList,
});

const allSowsRoute = createRoute({
  getParentRoute,
  path: paths.allSows,
  validateSearch: sowListSearch.validate,
  beforeLoad: reads,
  component: sowList,
});

const createValueStreamRoute = createRoute({
  getParentRoute,
  path: paths.createValueStream,
  beforeLoad: writes,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./value-streams/value-stream-forms.tsx')).CreateValueStream,
  }),
});

const valueStreamRoute = createRoute({
  getParentRoute,
  path: paths.valueStream,
  beforeLoad: reads,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./value-streams/value-stream-detail.tsx')).ValueStreamDetail,
  }),
});

const editValueStreamRoute = createRoute({
  getParentRoute,
  path: paths.editValueStream,
  beforeLoad: writes,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./value-streams/value-stream-forms.tsx')).EditValueStream,
  }),
});

const createSopRoute = createRoute({
  getParentRoute,
  path: paths.createSop,
  beforeLoad: writes,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./sops/sop-forms.tsx')).CreateSop,
  }),
});

const sopRoute = createRoute({
  getParentRoute,
  path: paths.sop,
  beforeLoad: reads,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./sops/sop-detail.tsx')).SopDetail,
  }),
});

const editSopRoute = createRoute({
  getParentRoute,
  path: paths.editSop,
  beforeLoad: writes,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./sops/sop-forms.tsx')).EditSop,
  }),
});

const createSowRoute = createRoute({
  getParentRoute,
  path: paths.createSow,
  beforeLoad: writes,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./sows/sow-forms.tsx')).CreateSow,
  }),
});

const editSowRoute = createRoute({
  getParentRoute,
  path: paths.editSow,
  beforeLoad: writes,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./sows/sow-forms.tsx')).EditSow,
  }),
});

const openSopRoute = createRoute({
  getParentRoute,
  path: paths.anySop,
  beforeLoad: reads,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./records/open-record.tsx')).OpenSop,
  }),
});

const openSowRoute = createRoute({
  getParentRoute,
  path: paths.anySow,
  beforeLoad: reads,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./records/open-record.tsx')).OpenSow,
  }),
});

const sowWorkspaceRoute = createRoute({
  getParentRoute,
  path: paths.sow,
  validateSearch: workspaceSearch.validate,
  beforeLoad: reads,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./sows/sow-workspace.tsx')).SowWorkspace,
  }),
});

/** Stands in the settings area, whatever the module's base is. */
const stageSettingsRoute = createRoute({
  getParentRoute,
  path: '/settings/sow-stages',
  validateSearch: stageSettingsSearch.validate,
  beforeLoad: needs('feature-development:configure'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./stage-settings/stage-settings.tsx')).StageSettingsScreen,
  }),
});

/** Every screen of the module. */
export const routes = [
  ...elsewhereRoutes,
  ...flowRoutes,
  valueStreamListRoute,
  sopListRoute,
  allSopsRoute,
  sowListRoute,
  streamSowsRoute,
  allSowsRoute,
  createValueStreamRoute,
  valueStreamRoute,
  editValueStreamRoute,
  createSopRoute,
  sopRoute,
  editSopRoute,
  createSowRoute,
  sowWorkspaceRoute,
  editSowRoute,
  openSopRoute,
  openSowRoute,
  stageSettingsRoute,
] as const;
