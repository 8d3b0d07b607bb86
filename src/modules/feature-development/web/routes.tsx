import { createRoute, redirect } from '@tanstack/react-router';
import { attachmentTexts } from '#platform/web/attachments/attachment-texts.ts';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { flowRoutes } from './flow/flow.routes.tsx';
import { base, paths } from './paths.ts';
import {
  newSopSearch,
  newSowSearch,
  recordPageSearch,
  sopListSearch,
  sowListSearch,
  stageSettingsSearch,
  valueStreamListSearch,
} from './records/records.search.ts';
import { toRead, toReadAs, toWrite, toWriteAs } from './screen-routes.tsx';
import { talkSearch } from './activity/talk.search.ts';
import { texts } from './texts.ts';

const getParentRoute = () => shellRoute;
const toValueStreams = {
  getParentRoute,
  beforeLoad: () => redirect({ to: paths.valueStreams, replace: true, throw: true }),
};

const sopList = async () => (await import('./sops/sop-list.tsx')).SopList;
const sowList = async () => (await import('./sows/sow-list.tsx')).SowList;
const valueStreamForms = () => import('./value-streams/value-stream-forms.tsx');
const sopForms = () => import('./sops/sop-forms.tsx');
const sowForms = () => import('./sows/sow-forms.tsx');
const openRecord = () => import('./records/open-record.tsx');

export const routes = [
  // Addresses without a list of their own.
  createRoute({ ...toValueStreams, path: base }),
  createRoute({ ...toValueStreams, path: `${base}/sops` }),
  createRoute({ ...toValueStreams, path: `${base}/sops/$` }),
  createRoute({ ...toValueStreams, path: `${base}/sows` }),
  createRoute({ ...toValueStreams, path: `${base}/sows/$` }),
  createRoute({
    getParentRoute,
    // Linked from the module of agent profiles, which knows no address of SOWs.
    path: '/orchestration-management/agent-profile/$id/sows',
    beforeLoad: ({ params: { id } }) =>
      redirect({ to: paths.allSows, search: { agent_profile_id: id }, replace: true, throw: true }),
  }),
  ...flowRoutes,
  toReadAs(
    paths.valueStreams,
    valueStreamListSearch,
    async () => (await import('./value-streams/value-stream-list.tsx')).ValueStreamList,
  ),
  toReadAs(paths.sops, sopListSearch, sopList),
  toReadAs(paths.allSops, sopListSearch, sopList),
  toReadAs(paths.sows, sowListSearch, sowList),
  toReadAs(paths.streamSows, sowListSearch, sowList),
  toReadAs(paths.allSows, sowListSearch, sowList),
  toWrite(paths.createValueStream, async () => (await valueStreamForms()).CreateValueStream),
  toReadAs(
    paths.valueStream,
    recordPageSearch,
    async () => (await import('./value-streams/value-stream-detail.tsx')).ValueStreamDetail,
  ),
  toWrite(paths.editValueStream, async () => (await valueStreamForms()).EditValueStream),
  toWrite(paths.createSop, async () => (await sopForms()).CreateSop),
  toWriteAs(paths.newSop, newSopSearch, async () => (await sopForms()).CreateSop),
  toReadAs(
    paths.sop,
    recordPageSearch,
    async () => (await import('./sops/sop-detail.tsx')).SopDetail,
  ),
  toWrite(paths.editSop, async () => (await sopForms()).EditSop),
  toWrite(paths.createSow, async () => (await sowForms()).CreateSow),
  toWriteAs(paths.newSow, newSowSearch, async () => (await sowForms()).CreateSow),
  toReadAs(paths.sow, talkSearch, async () => {
    const [file] = await Promise.all([import('./sows/sow-workspace.tsx'), attachmentTexts.load()]);
    return file.SowWorkspace;
  }),
  toWrite(paths.editSow, async () => (await sowForms()).EditSow),
  toRead(paths.anySop, async () => (await openRecord()).OpenSop),
  toRead(paths.anySow, async () => (await openRecord()).OpenSow),
  // In the settings area, whatever the module's base is.
  createRoute({
    getParentRoute,
    path: '/settings/sow-stages',
    validateSearch: stageSettingsSearch.validate,
    beforeLoad: needs('feature-development:configure'),
    component: lazyScreen({
      texts,
      screen: async () => (await import('./stage-settings/stage-settings.tsx')).StageSettingsScreen,
    }),
  }),
] as const;
