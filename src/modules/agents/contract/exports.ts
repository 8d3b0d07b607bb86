import { exportRoutes } from '#platform/contract/export.ts';
import { listFilesRoute } from './files.ts';
import { agentPermissions } from './permissions.ts';
import { listAgentsRoute } from './agents.ts';

const paging = { page: true, page_size: true, count: true } as const;
const access = agentPermissions.names.read;

export const { ticket: createAgentsExportRoute, file: exportAgentsRoute } = exportRoutes({
  path: '/v1/agents',
  access,
  what: 'the list of agents',
  filters: listAgentsRoute.query.omit(paging).shape,
});

export const { ticket: createFilesExportRoute, file: exportFilesRoute } = exportRoutes({
  path: '/v1/agents/:id/files',
  access,
  what: "the list of an agent's files",
  filters: listFilesRoute.query.omit(paging).shape,
});
