import { and, isNull, sql } from 'drizzle-orm';
import { catalogueChanges } from '../entries/changes.tables.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Origin } from '../entries/entry-rows.ts';

/**
 * Which texts of stored entries people wrote: a source is read again and again, and its comments must not
 * replace these texts each time. A file that somebody imports does replace them.
 */
export async function findWrittenByHand(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { ids, origin }: { ids: readonly string[]; origin: Origin | null },
): Promise<(id: string, text: string) => boolean> {
  if (origin?.kind !== 'source' || ids.length === 0) return () => false;
  const changes = await tx
    .select({ id: catalogueChanges.entry_id, after: catalogueChanges.after })
    .from(catalogueChanges)
    .where(
      and(
        hasValues(catalogueChanges, { company_id: companyId, act: 'changed' }),
        sql`${catalogueChanges.entry_id} = any(${sql.param(ids)}::uuid[])`,
        isNull(catalogueChanges.origin),
      ),
    );
  const written = new Set(
    changes.flatMap(({ id, after }) => Object.keys(after).map((name) => `${id} ${name}`)),
  );
  return (id, text) => written.has(`${id} ${text}`);
}
