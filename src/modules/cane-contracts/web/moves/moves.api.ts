import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import * as routes from '#modules/cane-contracts/contract/moves.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const startersQuery = defineQuery(routes.listStartersRoute, [CANE_CONTRACT, 'starters'], {
  persist: false,
  staleTime: 0,
});

export const approversQuery = defineQuery(routes.listApproversRoute, [CANE_CONTRACT, 'approvers'], {
  persist: false,
  staleTime: 0,
});

export const useMoveContract = defineAction(routes.moveContractRoute, texts, {
  refreshes: [CANE_CONTRACT],
  success: (t, { status }) => t('moves.done', { status: t(`statuses.${status}`) }),
  failure: 'moves.failed',
});

export const useMoveContracts = defineAction(routes.moveContractsRoute, texts, { failure: false });
