import { and, eq, or, sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { forgetImported } from '../file-import/forget-imported.queries.ts';
import { idempotencyKeys } from '../http/idempotency-keys.tables.ts';
import { forgetEvents, forgetExports } from './forget-events.queries.ts';

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
  /** By which people look for them in lists: names, numbers and addresses of mail. */
  readonly values?: readonly string[];
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
    const { entity, ids, others, values = [] } = forgotten;
    await forgetEvents(tx, { entity, ids });
    await forgetEvents(tx, { entity, ...others });
    await forgetExports(tx, scope, { list: entity, values });
    // The answers to requests that may be repeated.
    const { company_id, answer } = idempotencyKeys;
    const answers = ids.map((id) => sql`${answer}::text like ${`%${id}%`}`);
    await tx.delete(idempotencyKeys).where(and(eq(company_id, scope.companyId), or(...answers)));
    await forgetImported(tx, scope, ids);
    for (const forget of modules()) await forget(tx, scope, forgotten);
  };
}
