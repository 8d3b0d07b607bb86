import { exportRoutes } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { listFilesRoute } from './files.ts';
import { agentPermissions } from './permissions.ts';
import { listAgentsRoute } from './agents.ts';
import { agentParams } from './agent-params.ts';

const paging = { page: true, page_size: true, count: true } as const;
const access = agentPermissions.names.read;

export const { ticket: createAgentsExportRoute, file: exportAgentsRoute } = exportRoutes({
  path: '/v1/agents',
  access,
  what: 'the list of agents',
  filters: listAgentsRoute.query.omit(paging).shape,
});

const ofFiles = exportRoutes({
  path: '/v1/agents/:id/files',
  access,
  what: "the list of an agent's files",
  filters: listFilesRoute.query.omit(paging).shape,
});

export const createFilesExportRoute = defineRoute({ ...ofFiles.ticket, params: agentParams });

export const exportFilesRoute = defineRoute({ ...ofFiles.file, params: agentParams });
