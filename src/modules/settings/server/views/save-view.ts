import { and, eq, ne } from 'drizzle-orm';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { viewEvents } from '#modules/settings/contract/views.ts';
import type { Body } from '#platform/contract/route.ts';
import {
  MOST_VIEWS,
  viewErrors,
  type createViewRoute,
  type SavedView,
  type updateViewRoute,
} from '#platform/contract/views.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  countOwnViews,
  readView,
  requireMayChange,
  viewKeeper,
  type ViewReader,
} from './views.queries.ts';
import { viewDefaults } from './views.tables.ts';

/** Saves a new view of somebody. */
export async function createView(
  tx: Transaction,
  scope: Scope,
  view: Body<typeof createViewRoute>,
): Promise<SavedView> {
  if ((await countOwnViews(tx, scope, view.list)) >= MOST_VIEWS) {
    throw viewErrors.views_full({ parameters: { limit: MOST_VIEWS } });
  }
  const { id } = await viewKeeper.create(tx, scope, {
    event: viewEvents.view_created,
    values: { ...view, name_key: normaliseText(view.name) },
  });
  return readView(tx, scope, id);
}

interface Change {
  readonly id: string;
  readonly change: Body<typeof updateViewRoute>;
}

/** Changes a view. Others who opened the list with one that is no longer shared open it without. */
export async function updateView(
  tx: Transaction,
  reader: ViewReader,
  { id, change: { updated_at, ...change } }: Change,
): Promise<SavedView> {
  const { scope } = reader;
  // Before what is stored is shown in a conflict.
  requireMayChange(reader, await viewKeeper.lock(tx, scope, id));
  await viewKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: viewEvents.view_changed,
    values: async ({ shared, created_by }) => {
      if (shared && !change.shared) await forgetChoicesOfOthers(tx, scope, { id, created_by });
      return { ...change, name_key: normaliseText(change.name) };
    },
  });
  return readView(tx, scope, id);
}

async function forgetChoicesOfOthers(
  tx: Transaction,
  { companyId }: Scope,
  view: { readonly id: string; readonly created_by: string },
): Promise<void> {
  await tx
    .delete(viewDefaults)
    .where(
      and(
        eq(viewDefaults.company_id, companyId),
        eq(viewDefaults.view_id, view.id),
        ne(viewDefaults.user_id, view.created_by),
      ),
    );
}

/** Deletes a view, for everybody who finds it in the list. */
export async function deleteView(tx: Transaction, reader: ViewReader, id: string): Promise<void> {
  const { scope } = reader;
  requireMayChange(reader, await viewKeeper.lock(tx, scope, id));
  await viewKeeper.delete(tx, scope, { id, event: viewEvents.view_deleted });
}
