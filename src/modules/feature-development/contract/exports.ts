import { exportRoutes } from '#platform/contract/export.ts';
import { trackingPermissions } from './permissions.ts';
import { listSopsRoute } from './sops.ts';
import { listSowsRoute } from './sows.ts';
import { listValueStreamsRoute } from './value-streams.ts';

const paging = { page: true, limit: true, count: true } as const;
const access = trackingPermissions.names.read;

export const { ticket: createValueStreamsExportRoute, file: exportValueStreamsRoute } =
  exportRoutes({
    path: '/v1/value-streams',
    access,
    what: 'the list of value streams',
    filters: listValueStreamsRoute.query.omit(paging).shape,
  });

export const { ticket: createSopsExportRoute, file: exportSopsRoute } = exportRoutes({
  path: '/v1/sops',
  access,
  what: 'the list of SOPs',
  filters: listSopsRoute.query.omit(paging).shape,
});

export const { ticket: createSowsExportRoute, file: exportSowsRoute } = exportRoutes({
  path: '/v1/sows',
  access,
  what: 'the list of SOWs',
  filters: listSowsRoute.query.omit(paging).shape,
});
