import { and, asc, count, eq, getTableColumns, or, type Placeholder } from 'drizzle-orm';
import { companyPermissions } from '#modules/companies/contract/permissions.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { SAVED_VIEW, savedView, type SavedView } from '#platform/contract/views.routes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { savedViews, viewDefaults } from './views.tables.ts';

const storedView = savedView.omit({ is_own: true, is_default: true, may_change: true });

/** Finds, saves and deletes views; whose they are is for the caller to check. */
export const viewKeeper = keepRecords({
  table: savedViews,
  entity: SAVED_VIEW,
  columns: viewColumns,
  show: (row) => storedView.parse(row),
  refusals: {
    saved_views_name_is_unique: { path: 'name', code: 'settings:errors.view_name_taken' },
    saved_views_shared_name_is_unique: { path: 'name', code: 'settings:errors.view_name_shared' },
  },
});

function viewColumns(language: Language | Placeholder) {
  return {
    ...getTableColumns(savedViews),
    owner_name: employeeName({
      companyId: savedViews.company_id,
      id: savedViews.created_by_employee,
      language,
    }),
  };
}

/** Somebody who looks for views, and who may see which list. */
export interface ViewReader extends Pick<Context, 'lists'> {
  readonly scope: Scope;
}

interface Owned {
  readonly list: string;
  readonly shared: boolean;
  readonly created_by: string;
}

/** Whether a view exists for somebody: a shared one does for those who may see its list. */
function maySee(reader: ViewReader, { shared, created_by, list }: Owned): boolean {
  return created_by === reader.scope.userId || (shared && maySeeList(reader, list));
}

function maySeeList({ scope, lists }: ViewReader, list: string): boolean {
  const permission = lists[list];
  return permission === undefined || scope.permissions.has(permission);
}

/** Fails unless somebody may change a view; those that they may not see do not exist for them. */
export function requireMayChange(reader: ViewReader, view: Owned): void {
  if (!maySee(reader, view)) throw errors.not_found();
  if (!mayChange(reader.scope, view)) throw errors.forbidden();
}

function mayChange(
  { userId, permissions }: Scope,
  { created_by }: Pick<Owned, 'created_by'>,
): boolean {
  return created_by === userId || permissions.has(companyPermissions.names.manage_views);
}

/** The views of a list that somebody finds there: their own first, each group by name. */
export async function listViews(
  tx: Transaction,
  reader: ViewReader,
  list: string,
): Promise<readonly SavedView[]> {
  const { scope } = reader;
  const { companyId: company_id, userId: user_id } = scope;
  const rows = await tx
    .select({ ...viewColumns(scope.language), default_id: viewDefaults.view_id })
    .from(savedViews)
    .leftJoin(
      viewDefaults,
      hasValues(viewDefaults, { company_id, user_id, view_id: savedViews.id }),
    )
    .where(
      and(
        hasValues(savedViews, { company_id, list }),
        or(
          eq(savedViews.created_by, user_id),
          maySeeList(reader, list) ? eq(savedViews.shared, true) : undefined,
        ),
      ),
    )
    .orderBy(asc(savedViews.shared), inThaiOrder(savedViews.name));
  return rows.map(({ default_id, ...row }) => forReader(scope, row, default_id !== null));
}

/** One view as it is for somebody. */
export async function findView(
  tx: Transaction,
  reader: ViewReader,
  id: string,
): Promise<SavedView> {
  const { scope } = reader;
  if (!maySee(reader, await viewKeeper.find(tx, scope, id))) throw errors.not_found();
  return readView(tx, scope, id);
}

/** The same, also where it is no longer shared with them. */
export async function readView(tx: Transaction, scope: Scope, id: string): Promise<SavedView> {
  const row = await viewKeeper.find(tx, scope, id);
  const [chosen] = await tx
    .select({ id: viewDefaults.view_id })
    .from(viewDefaults)
    .where(
      hasValues(viewDefaults, { company_id: scope.companyId, user_id: scope.userId, view_id: id }),
    );
  return forReader(scope, row, chosen !== undefined);
}

function forReader<Row extends Pick<Owned, 'created_by'>>(
  scope: Scope,
  row: Row,
  is_default: boolean,
) {
  return {
    ...row,
    is_own: row.created_by === scope.userId,
    is_default,
    may_change: mayChange(scope, row),
  };
}

/** How many views of a list somebody has saved. */
export async function countOwnViews(
  tx: Transaction,
  { companyId: company_id, userId: created_by }: Scope,
  list: string,
): Promise<number> {
  const [row] = await tx
    .select({ views: count() })
    .from(savedViews)
    .where(hasValues(savedViews, { company_id, created_by, list }));
  return row?.views ?? 0;
}
