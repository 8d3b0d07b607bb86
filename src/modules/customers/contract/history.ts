import { historyRoute } from '#modules/audit/contract/history.ts';
import { customerPermissions } from './permissions.ts';

export const customerHistoryRoute = historyRoute({
  path: '/v1/customers',
  access: customerPermissions.names.read,
  summary: 'What was done to a customer, its addresses, contacts and tags, the latest first',
});
