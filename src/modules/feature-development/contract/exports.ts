import { exportRoutes } from '#platform/contract/export.ts';
import { trackingPermissions } from './permissions.ts';
import { sopRoutes } from './sops.ts';
import { sowRoutes } from './sows.ts';
import { valueStreamRoutes } from './value-streams.ts';

const paging = { page: true, limit: true, count: true } as const;
const access = trackingPermissions.names.read;

export const valueStreamsExport = exportRoutes({
  path: '/v1/value-streams',
  access,
  what: 'the list of value streams',
  filters: valueStreamRoutes.list.query.omit(paging).shape,
});

export const sopsExport = exportRoutes({
  path: '/v1/sops',
  access,
  what: 'the list of SOPs',
  filters: sopRoutes.list.query.omit(paging).shape,
});

export const sowsExport = exportRoutes({
  path: '/v1/sows',
  access,
  what: 'the list of SOWs',
  filters: sowRoutes.list.query.omit(paging).shape,
});
