import { deleteForGoodRoute } from '#modules/customers/contract/deletion.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { deleteForGood } from './delete-for-good.ts';

export function serveDeletion(serve: Serve): void {
  serve.transaction(deleteForGoodRoute, async ({ tx, scope, params, body }) => {
    await deleteForGood(tx, scope, { id: params.id, confirmName: body.confirm_name });
    return undefined;
  });
}
