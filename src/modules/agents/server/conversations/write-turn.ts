import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { TurnRow } from './conversations.queries.ts';
import { conversationTurns } from './conversations.tables.ts';

export type TurnChanges = Partial<
  Pick<
    TurnRow,
    | 'answer'
    | 'failure'
    | 'failure_status'
    | 'passages'
    | 'without_vectors'
    | 'latency_ms'
    | 'status'
  >
>;

/** Stores the progress of an answer; a cancelled one stays so. Undefined when its turn is gone. */
export async function writeTurn(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { id, status, ...changes }: { id: string } & TurnChanges,
): Promise<TurnRow | undefined> {
  const isOpen = sql`${conversationTurns.status} = 'answering'`;
  const [row] = await tx
    .update(conversationTurns)
    .set({
      ...changes,
      heard_at: sql`now()`,
      ...(status === undefined
        ? {}
        : { status: sql`case when ${isOpen} then ${status} else ${conversationTurns.status} end` }),
    })
    .where(and(eq(conversationTurns.company_id, companyId), eq(conversationTurns.id, id)))
    .returning();
  return row;
}
