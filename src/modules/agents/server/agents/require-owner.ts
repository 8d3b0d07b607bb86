import { isEmployee } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Refuses an owner who does not work for the company, or no longer does. */
export async function requireOwner(tx: Transaction, scope: Scope, id: number): Promise<void> {
  if (await isEmployee(tx, scope, id)) return;
  const field = { path: 'owner_user_id', code: 'agents:errors.owner_unknown' };
  throw errors.validation_failed({ fields: [field] });
}
