import { isEmployee } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

interface Owned {
  readonly owner_id: number | null;
}

interface Change {
  readonly fields: Owned;
  /** What is changed: its owner may stay after leaving the company. */
  readonly stored?: Owned;
  /** Where the body has the owner. */
  readonly path?: string;
}

/** Refuses an owner who is not an employee at present. */
export async function requireOwner(
  tx: Transaction,
  scope: Scope,
  { fields: { owner_id }, stored, path = 'owner_id' }: Change,
): Promise<void> {
  if (owner_id === null || owner_id === stored?.owner_id) return;
  if (await isEmployee(tx, scope, owner_id)) return;
  throw errors.validation_failed({ fields: [{ path, code: 'customers:errors.owner_unknown' }] });
}
