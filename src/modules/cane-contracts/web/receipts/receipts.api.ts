import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import * as receipts from '#modules/cane-contracts/contract/receipts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useChangeReceipts = defineAction(receipts.changeReceiptsRoute, texts, {
  refreshes: [CANE_CONTRACT],
  success: 'detail.receipts_saved',
  failure: 'detail.receipts_failed',
});
