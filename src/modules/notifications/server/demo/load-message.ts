import { sql } from 'drizzle-orm';
import { findUnitsNamed } from '#modules/directory/server/public.ts';
import { customInput } from '#modules/notifications/contract/customs.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationCustoms as customs } from '../customs/customs.tables.ts';
import { beginCustom, expandCustom } from '../customs/expand-custom.ts';
import { createCustom } from '../customs/save-custom.ts';
import { FARMERS_OFFICERS, type ExampleMessage } from './example-messages.ts';

interface Needs {
  readonly example: ExampleMessage;
  readonly context: Pick<Context, 'clock'>;
}

/** Writes a message to the officers of the farmers, and its outbox where it has been sent; answers its id. */
export async function loadMessage(
  tx: Transaction,
  scope: Scope,
  { example: { isSent, ...message }, context }: Needs,
): Promise<string> {
  const [, officers] = await findUnitsNamed(tx, scope, FARMERS_OFFICERS);
  const entity_ids = officers === undefined ? [] : [officers.id];
  const recipients = [{ collection: 'position' as const, entity_ids }];
  const id = await createCustom(tx, scope, customInput.parse({ ...message, recipients }));
  if (!isSent) return id;
  const which = hasValues(customs, { company_id: scope.companyId, id });
  const [made] = await tx
    .update(customs)
    .set({ sent_by: scope.userId, sent_by_employee: scope.employeeId, send_at: sql`now()` })
    .where(which)
    .returning();
  if (made === undefined) throw new Error('The message was not written');
  await beginCustom(tx, made);
  await expandCustom(tx, made, context);
  await tx
    .update(customs)
    .set({ stage: 'sent', is_expanded: true, finished_at: sql`now()` })
    .where(which);
  return id;
}
