import { exportCalls } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { listFilesRoute } from './files.ts';
import { agentPermissions } from './permissions.ts';
import { listAgentsRoute } from './agents.ts';
import { agentParams } from './agent-params.ts';

const paging = { page: true, page_size: true, count: true } as const;
const ofAgents = exportCalls(listAgentsRoute.query.omit(paging).shape);
const ofFiles = exportCalls(listFilesRoute.query.omit(paging).shape);

export const createAgentsExportRoute = defineRoute({
  ...ofAgents.ticket,
  path: '/v1/agents/export-ticket',
  access: agentPermissions.name('read'),
  summary: 'A link to the list of agents as CSV or XLSX that works once, for 60 seconds',
});

export const exportAgentsRoute = defineRoute({
  ...ofAgents.file,
  path: '/v1/agents/export',
  summary: 'The list of agents as CSV or XLSX, for the holder of an export ticket',
});

export const createFilesExportRoute = defineRoute({
  ...ofFiles.ticket,
  path: '/v1/agents/:id/files/export-ticket',
  access: agentPermissions.name('read'),
  summary: "A link to the list of an agent's files as CSV or XLSX that works once, for 60 seconds",
  params: agentParams,
});

export const exportFilesRoute = defineRoute({
  ...ofFiles.file,
  path: '/v1/agents/:id/files/export',
  summary: "The list of an agent's files as CSV or XLSX, for the holder of an export ticket",
  params: agentParams,
});
