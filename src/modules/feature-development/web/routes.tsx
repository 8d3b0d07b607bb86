import { createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
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
const lazily = (screen: () => Promise<ComponentType>) => lazyScreen({ texts, screen });

const toRead = { getParentRoute, beforeLoad: needs('feature-development:read') };
const toWrite = { getParentRoute, beforeLoad: needs('feature-development:write') };
const toValueStreams = {
  getParentRoute,
  beforeLoad: () => redirect({ to: paths.valueStreams, replace: true, throw: true }),
};

const ofSops = {
  ...toRead,
  validateSearch: sopListSearch.validate,
  component: lazily(async () => (await import('./sops/sop-list.tsx')).SopList),
};
const ofSows = {
  ...toRead,
  validateSearch: sowListSearch.validate,
  component: lazily(async () => (await import('./sows/sow-list.tsx')).SowList),
};

export const routes = [
  // Addresses without a list of their own.
  createRoute({ ...toValueStreams, path: base }),
  createRoute({ ...toValueStreams, path: `${base}/sops` }),
  createRoute({ ...toValueStreams, path: `${base}/sops/$` }),
  createRoute({ ...toValueStreams, path: `${base}/sows` }),
  createRoute({ ...toValueStreams, path: `${base}/sows/$` }),
  ...flowRoutes,
  createRoute({
    ...toRead,
    path: paths.valueStreams,
    validateSearch: valueStreamListSearch.validate,
    component: lazily(
      async () => (await import('./value-streams/value-stream-list.tsx')).ValueStreamList,
    ),
  }),
  createRoute({ ...ofSops, path: paths.sops }),
  createRoute({ ...ofSops, path: paths.allSops }),
  createRoute({ ...ofSows, path: paths.sows }),
  createRoute({ ...ofSows, path: paths.streamSows }),
  createRoute({ ...ofSows, path: paths.allSows }),
  createRoute({
    ...toWrite,
    path: paths.createValueStream,
    component: lazily(
      async () => (await import('./value-streams/value-stream-forms.tsx')).CreateValueStream,
    ),
  }),
  createRoute({
    ...toRead,
    path: paths.valueStream,
    component: lazily(
      async () => (await import('./value-streams/value-stream-detail.tsx')).ValueStreamDetail,
    ),
  }),
  createRoute({
    ...toWrite,
    path: paths.editValueStream,
    component: lazily(
      async () => (await import('./value-streams/value-stream-forms.tsx')).EditValueStream,
    ),
  }),
  createRoute({
    ...toWrite,
    path: paths.createSop,
    component: lazily(async () => (await import('./sops/sop-forms.tsx')).CreateSop),
  }),
  createRoute({
    ...toRead,
    path: paths.sop,
    component: lazily(async () => (await import('./sops/sop-detail.tsx')).SopDetail),
  }),
  createRoute({
    ...toWrite,
    path: paths.editSop,
    component: lazily(async () => (await import('./sops/sop-forms.tsx')).EditSop),
  }),
  createRoute({
    ...toWrite,
    path: paths.createSow,
    component: lazily(async () => (await import('./sows/sow-forms.tsx')).CreateSow),
  }),
  createRoute({
    ...toRead,
    path: paths.sow,
    validateSearch: workspaceSearch.validate,
    component: lazily(async () => (await import('./sows/sow-workspace.tsx')).SowWorkspace),
  }),
  createRoute({
    ...toWrite,
    path: paths.editSow,
    component: lazily(async () => (await import('./sows/sow-forms.tsx')).EditSow),
  }),
  createRoute({
    ...toRead,
    path: paths.anySop,
    component: lazily(async () => (await import('./records/open-record.tsx')).OpenSop),
  }),
  createRoute({
    ...toRead,
    path: paths.anySow,
    component: lazily(async () => (await import('./records/open-record.tsx')).OpenSow),
  }),
  // In the settings area, whatever the module's base is.
  createRoute({
    getParentRoute,
    path: '/settings/sow-stages',
    validateSearch: stageSettingsSearch.validate,
    beforeLoad: needs('feature-development:configure'),
    component: lazily(
      async () => (await import('./stage-settings/stage-settings.tsx')).StageSettingsScreen,
    ),
  }),
] as const;
