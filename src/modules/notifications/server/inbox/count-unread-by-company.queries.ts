import { and, count, eq, sql } from 'drizzle-orm';
import { companyIdsOf } from '#modules/identity/server/public.ts';
import { MOST_UNREAD } from '#platform/contract/inbox.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isIn } from './inbox.queries.ts';
import { inboxItems } from './inbox.tables.ts';

/**
 * How many notices a person has not read, up to the maximum that is shown, in each company they are a member
 * of and where there are any. For transactions of the system.
 */
export function countUnreadByCompany(
  tx: Transaction,
  { userId }: Pick<Scope, 'userId'>,
): Promise<{ company_id: number; unread: number }[]> {
  const theirs = companyIdsOf(tx, userId).as('theirs');
  const some = tx
    .select({ one: sql<number>`1`.as('one') })
    .from(inboxItems)
    .where(
      and(eq(inboxItems.company_id, theirs.id), eq(inboxItems.user_id, userId), isIn('unread')),
    )
    .limit(MOST_UNREAD)
    .as('some');
  return tx
    .select({ company_id: theirs.id, unread: count() })
    .from(theirs)
    .crossJoinLateral(some)
    .groupBy(theirs.id);
}
