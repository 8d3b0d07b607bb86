import { historyRoute } from '#modules/audit/contract/history.ts';
import { quotationPermissions } from './permissions.ts';

export const quotationHistoryRoute = historyRoute({
  path: '/v1/quotations',
  access: quotationPermissions.names.read,
  summary: 'What was done to a quotation, the latest first',
});
