import { z } from 'zod';
import { historyEntry, historyRoute } from '#modules/audit/contract/history.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { quotaPermissions } from './permissions.ts';

export const quotaHistoryRoute = historyRoute({
  path: '/v1/quotas',
  access: quotaPermissions.names.read,
  summary: 'What was done to a quota, its documents and its corrections, the latest first',
});

export const farmerHistoryRoute = historyRoute({
  path: '/v1/quotas/farmers',
  access: quotaPermissions.names.read,
  summary: 'What was done to the identity of a farmer, the latest first',
});

export const auditLogsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/:id/audit-logs',
  access: quotaPermissions.names.read,
  summary: 'The latest 100 entries of the history of a quota',
  answers: { 200: z.object({ data: z.array(historyEntry) }) },
});
