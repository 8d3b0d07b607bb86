import { exportCalls } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { listSopsRoute } from './sops.ts';
import { listSowsRoute } from './sows.ts';
import { listValueStreamsRoute } from './value-streams.ts';

const paging = { page: true, limit: true, count: true } as const;

const ofValueStreams = exportCalls(listValueStreamsRoute.query.omit(paging).shape);
const ofSops = exportCalls(listSopsRoute.query.omit(paging).shape);
const ofSows = exportCalls(listSowsRoute.query.omit(paging).shape);
const access = trackingPermissions.name('read');

export const createValueStreamsExportRoute = defineRoute({
  ...ofValueStreams.ticket,
  path: '/v1/value-streams/export-ticket',
  access,
  summary: 'A link to the list of value streams as CSV or XLSX that works once, for 60 seconds',
});

export const exportValueStreamsRoute = defineRoute({
  ...ofValueStreams.file,
  path: '/v1/value-streams/export',
  summary: 'The list of value streams as CSV or XLSX, for the holder of an export ticket',
});

export const createSopsExportRoute = defineRoute({
  ...ofSops.ticket,
  path: '/v1/sops/export-ticket',
  access,
  summary: 'A link to the list of SOPs as CSV or XLSX that works once, for 60 seconds',
});

export const exportSopsRoute = defineRoute({
  ...ofSops.file,
  path: '/v1/sops/export',
  summary: 'The list of SOPs as CSV or XLSX, for the holder of an export ticket',
});

export const createSowsExportRoute = defineRoute({
  ...ofSows.ticket,
  path: '/v1/sows/export-ticket',
  access,
  summary: 'A link to the list of SOWs as CSV or XLSX that works once, for 60 seconds',
});

export const exportSowsRoute = defineRoute({
  ...ofSows.file,
  path: '/v1/sows/export',
  summary: 'The list of SOWs as CSV or XLSX, for the holder of an export ticket',
});
