import { historyRoute } from '#modules/audit/contract/history.ts';
import { contractPermissions } from './permissions.ts';

export const contractHistoryRoute = historyRoute({
  path: '/v1/contracts',
  access: contractPermissions.names.read,
  summary: 'What was done to a cane contract and its files, the latest first',
});
