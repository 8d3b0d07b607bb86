import type { SavedView } from '#platform/contract/views.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findView } from './views.queries.ts';
import { viewDefaults } from './views.tables.ts';

interface Choice {
  readonly id: string;
  readonly is_default: boolean;
}

/** Has a list open with a view for somebody, or no longer. It is their own matter, so no event records it. */
export async function chooseDefault(
  tx: Transaction,
  scope: Scope,
  { id, is_default }: Choice,
): Promise<SavedView> {
  const { list } = await findView(tx, scope, id);
  const key = { company_id: scope.companyId, user_id: scope.userId, list };
  if (is_default) {
    await tx
      .insert(viewDefaults)
      .values({ ...key, view_id: id })
      .onConflictDoUpdate({
        target: [viewDefaults.company_id, viewDefaults.user_id, viewDefaults.list],
        set: { view_id: id },
      });
  } else {
    await tx.delete(viewDefaults).where(hasValues(viewDefaults, { ...key, view_id: id }));
  }
  return findView(tx, scope, id);
}
