import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { EntryVersion, listHistoryRoute } from '#modules/catalogue/contract/entries.ts';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { differenceOf } from './changes.ts';
import { catalogueChanges } from './changes.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** Nobody compares more changes than this at a glance. */
const MOST_COMPARED = 5_000;

const DAY_MS = 24 * 3600 * 1000;

/** A page of versions of an entry and of everything in it, the newest first. */
export async function listHistory(
  tx: Transaction,
  { companyId, language }: Reader,
  { entry, query }: { entry: EntryReference; query: Query<typeof listHistoryRoute> },
): Promise<Page<EntryVersion>> {
  const where = and(
    within(companyId, entry),
    query.breaking === undefined
      ? undefined
      : eq(catalogueChanges.breaking, query.breaking === 'true'),
  );
  const rows = tx
    .select({
      change: catalogueChanges,
      who: employeeName({
        companyId: catalogueChanges.company_id,
        id: catalogueChanges.employee_id,
        language,
      }),
    })
    .from(catalogueChanges)
    .where(where)
    .orderBy(desc(catalogueChanges.at), desc(catalogueChanges.id));
  const found = await readPage(tx, { rows, table: catalogueChanges, where, query });
  const data = found.data.map(({ change, who }) => ({
    ...change,
    who,
    version: `${change.version_major}.${change.version_minor}`,
  }));
  return { ...found, data };
}

/** What became different between two days, each entry once. */
export async function compareHistory(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
  { entry, from, to }: { entry: EntryReference; from: string; to: string },
) {
  const rows = await tx
    .select()
    .from(catalogueChanges)
    .where(
      and(
        within(companyId, entry),
        gt(catalogueChanges.at, endOfDay(from)),
        lte(catalogueChanges.at, endOfDay(to)),
      ),
    )
    .orderBy(asc(catalogueChanges.at), asc(catalogueChanges.id))
    .limit(MOST_COMPARED);
  const compared = new Map<string, (typeof rows)[number]>();
  for (const change of rows) {
    const earlier = compared.get(change.entry_id);
    compared.set(change.entry_id, earlier === undefined ? change : joinChanges(earlier, change));
  }
  const entries = [...compared.values()].flatMap((change) => {
    if (change.act !== 'changed') return isAddedAndRemoved(change) ? [] : [change];
    // What was changed and changed back is no difference.
    const difference = differenceOf(change.before, change.after);
    return difference === undefined ? [] : [{ ...change, ...difference }];
  });
  return { entries, is_partial: rows.length === MOST_COMPARED };
}

type ChangeRow = typeof catalogueChanges.$inferSelect;

/** Two changes of an entry as one: what is new stays new. */
function joinChanges(earlier: ChangeRow, later: ChangeRow): ChangeRow {
  const isNew = earlier.act === 'created' || earlier.act === 'filled';
  return {
    ...later,
    act: isNew && later.act === 'changed' ? earlier.act : later.act,
    breaking: later.breaking || earlier.breaking,
    before: isNew ? {} : { ...later.before, ...earlier.before },
    after: later.act === 'removed' ? {} : { ...earlier.after, ...later.after },
  };
}

/** It was there at the end of neither day. */
function isAddedAndRemoved({ act, before }: ChangeRow): boolean {
  return act === 'removed' && Object.keys(before).length === 0;
}

function within(companyId: number, { kind, id }: EntryReference): SQL | undefined {
  const column = {
    company: catalogueChanges.catalogue_company_id,
    module: catalogueChanges.module_id,
    feature: catalogueChanges.feature_id,
    field: catalogueChanges.entry_id,
  }[kind];
  return and(eq(catalogueChanges.company_id, companyId), eq(column, id));
}

function endOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + DAY_MS).toISOString();
}
