import { and, eq, or, sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { forgetImported } from '../file-import/forget-imported.queries.ts';
import { idempotencyKeys } from '../http/idempotency-keys.tables.ts';

/** Records in whose history others are named. */
export interface Mentioned {
  readonly ids: readonly string[];
  /** The events that name them. */
  readonly events: readonly string[];
}

/** Records whose personal data are erased. */
export interface Forgotten {
  readonly entity: string;
  readonly ids: readonly string[];
  /** Records of the same kind whose history names them. */
  readonly others: Mentioned;
}

/** Erases what it has stored about records, in the transaction that anonymises them. */
export type Forget = (
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  forgotten: Forgotten,
) => Promise<void>;

/** Makes what erases all that the platform and the modules have stored about records. */
export function forgetEverywhere(modules: () => readonly Forget[]): Forget {
  return async (tx, scope, forgotten) => {
    const { entity, ids, others } = forgotten;
    const eventTexts = (of: readonly string[], names: readonly string[] | null) =>
      tx.execute(
        sql`select forget_event_texts(${entity},
          ${sql.param([...of])}::text[], ${sql.param(names)}::text[])`,
      );
    await eventTexts(ids, null);
    await eventTexts(others.ids, others.events);
    // The answers to requests that may be repeated.
    const { company_id, answer } = idempotencyKeys;
    const answers = ids.map((id) => sql`${answer}::text like ${`%${id}%`}`);
    await tx.delete(idempotencyKeys).where(and(eq(company_id, scope.companyId), or(...answers)));
    await forgetImported(tx, scope, ids);
    for (const forget of modules()) await forget(tx, scope, forgotten);
  };
}
