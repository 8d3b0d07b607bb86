import { z } from 'zod';
import { exportAddress, exportChoice, exportTicket } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { listFilesRoute } from './agent-files.routes.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams, listAgentsRoute } from './agents.routes.ts';

const agentChoices = {
  ...exportChoice,
  ...listAgentsRoute.query.omit({ page: true, page_size: true, count: true }).shape,
};
const fileChoices = {
  ...exportChoice,
  ...listFilesRoute.query.omit({ page: true, page_size: true, count: true }).shape,
};

export const createAgentsExportRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/export-ticket',
  access: agentPermissions.name('read'),
  summary: 'A link to the list of agents as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(agentChoices),
  answers: { 201: exportTicket },
});

export const exportAgentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/export',
  access: 'public',
  summary: 'The list of agents as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...agentChoices, ...exportAddress }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const createFilesExportRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files/export-ticket',
  access: agentPermissions.name('read'),
  summary: "A link to the list of an agent's files as CSV or XLSX that works once, for 60 seconds",
  params: agentParams,
  body: z.strictObject(fileChoices),
  answers: { 201: exportTicket },
});

export const exportFilesRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/export',
  access: 'public',
  summary: "The list of an agent's files as CSV or XLSX, for the holder of an export ticket",
  params: agentParams,
  query: z.object({ ...fileChoices, ...exportAddress }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
