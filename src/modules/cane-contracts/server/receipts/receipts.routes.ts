import { changeReceiptsRoute } from '#modules/cane-contracts/contract/receipts.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeReceipts } from './change-receipts.ts';

export function serveReceipts(serve: Serve): void {
  serve.transaction(changeReceiptsRoute, ({ tx, scope, params, body }) =>
    changeReceipts(tx, scope, { ...params, ...body }),
  );
}
