import { z } from 'zod';
import { exportAddress, exportChoice, exportTicket } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { listSopsRoute } from './sops.routes.ts';
import { listSowsRoute } from './sows.routes.ts';
import { listValueStreamsRoute } from './value-streams.routes.ts';

const paging = { page: true, limit: true, count: true } as const;

const ofValueStreams = { ...exportChoice, ...listValueStreamsRoute.query.omit(paging).shape };
const ofSops = { ...exportChoice, ...listSopsRoute.query.omit(paging).shape };
const ofSows = { ...exportChoice, ...listSowsRoute.query.omit(paging).shape };

const asked = {
  method: 'POST',
  access: trackingPermissions.name('read'),
  answers: { 201: exportTicket },
} as const;

const taken = {
  method: 'GET',
  access: 'public',
  answersWith: 'binary',
  answers: { 200: z.unknown() },
} as const;

export const createValueStreamsExportRoute = defineRoute({
  ...asked,
  path: '/v1/value-streams/export-ticket',
  summary: 'A link to the list of value streams as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(ofValueStreams),
});

export const exportValueStreamsRoute = defineRoute({
  ...taken,
  path: '/v1/value-streams/export',
  summary: 'The list of value streams as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...ofValueStreams, ...exportAddress }),
});

export const createSopsExportRoute = defineRoute({
  ...asked,
  path: '/v1/sops/export-ticket',
  summary: 'A link to the list of SOPs as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(ofSops),
});

export const exportSopsRoute = defineRoute({
  ...taken,
  path: '/v1/sops/export',
  summary: 'The list of SOPs as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...ofSops, ...exportAddress }),
});

export const createSowsExportRoute = defineRoute({
  ...asked,
  path: '/v1/sows/export-ticket',
  summary: 'A link to the list of SOWs as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(ofSows),
});

export const exportSowsRoute = defineRoute({
  ...taken,
  path: '/v1/sows/export',
  summary: 'The list of SOWs as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...ofSows, ...exportAddress }),
});
