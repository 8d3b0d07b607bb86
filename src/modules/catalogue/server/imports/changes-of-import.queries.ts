import { and, asc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { ChangeAct } from '#modules/catalogue/contract/entry-kinds.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';

const AT_ONCE = 2_000;

export type ChangeRow = typeof catalogueChanges.$inferSelect;

export interface OfImport {
  readonly importId: string;
  readonly acts: readonly ChangeAct[];
  /** When its undoing began to record changes of its own; usually it begins with this transaction. */
  readonly undoneAt?: string;
  /** Which of them; all where nothing is given. */
  readonly which?: SQL;
}

/** What an import has recorded, without what its undoing records, in batches. */
export async function* changesOf(
  tx: Transaction,
  scope: Scope,
  ofImport: OfImport,
): AsyncGenerator<ChangeRow[]> {
  let after: string | undefined;
  for (;;) {
    const changes = await findChanges(tx, scope, { ...ofImport, after, limit: AT_ONCE });
    after = changes.at(-1)?.id;
    if (after === undefined) return;
    yield changes;
  }
}

interface Page extends OfImport {
  readonly after: string | undefined;
  readonly limit: number;
}

/** The next of them, in the order in which they were recorded. */
export async function findChanges(
  tx: Transaction,
  { companyId }: Scope,
  { importId, acts, undoneAt, which, after, limit }: Page,
): Promise<ChangeRow[]> {
  const { id, company_id, origin_id, act, at } = catalogueChanges;
  return tx
    .select()
    .from(catalogueChanges)
    .where(
      and(
        eq(company_id, companyId),
        eq(origin_id, importId),
        inArray(act, [...acts]),
        // Stored times are rounded to milliseconds; the time of the transaction is finer.
        lt(at, undoneAt ?? sql`date_trunc('milliseconds', now())`),
        which,
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}
