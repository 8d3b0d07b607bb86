import { PRODUCT, productEvents } from '#modules/products/contract/products.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { productKeeper } from './products.queries.ts';

/** Deletes a product with its prices and files. */
export async function deleteProduct(tx: Transaction, scope: Scope, id: string): Promise<void> {
  await productKeeper.delete(tx, scope, {
    id,
    event: productEvents.deleted,
    before: () => forgetAttachments(tx, scope, { entity: PRODUCT, ids: [id] }),
  });
}
