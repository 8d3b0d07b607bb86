import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { newId } from '../ids.ts';
import type { Notice } from './inbox-rule.ts';
import { inboxItems } from './inbox.tables.ts';

/** A notice of something that nobody did, such as a day that came. */
export interface NoticeOnce extends Notice {
  readonly entity: string;
  readonly entityId: string;
  /** Nobody is notified of the same thing twice. */
  readonly once: string;
}

/** Notifies people of what no event tells; again has no effect. */
export async function notifyOnce(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  notices: readonly NoticeOnce[],
): Promise<void> {
  const rows = notices.flatMap(({ to, entityId, ...notice }) =>
    to.map((user_id) => ({
      ...notice,
      company_id: companyId,
      id: newId(),
      user_id,
      entity_id: entityId,
    })),
  );
  if (rows.length === 0) return;
  const stored = await tx
    .insert(inboxItems)
    .values(rows)
    .onConflictDoNothing()
    .returning({ user_id: inboxItems.user_id });
  const user_ids = [...new Set(stored.map(({ user_id }) => user_id))];
  if (user_ids.length > 0) tx.announce({ type: 'inbox', user_ids });
}
