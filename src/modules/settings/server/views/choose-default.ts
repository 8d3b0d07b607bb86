import type { SavedView } from '#platform/contract/views.routes.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findView, type ViewReader } from './views.queries.ts';
import { viewDefaults } from './views.tables.ts';

interface Choice {
  readonly id: string;
  readonly is_default: boolean;
}

/** Has a list open with a view for somebody, or no longer. It is their own matter, so no event records it. */
export async function chooseDefault(
  tx: Transaction,
  reader: ViewReader,
  { id, is_default }: Choice,
): Promise<SavedView> {
  const { scope } = reader;
  const { list } = await findView(tx, reader, id);
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
  return findView(tx, reader, id);
}
