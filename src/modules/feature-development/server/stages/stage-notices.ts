import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

export interface Concerned {
  readonly people?: readonly number[];
  /** Who has to approve the stage now. */
  readonly approver?: number | null;
}

/** Whom an event concerns besides the person who caused it; nothing where it is nobody. */
export async function recordedNotice(
  tx: Transaction,
  scope: Scope,
  { people = [], approver = null }: Concerned,
): Promise<object> {
  const tell = await usersOf(tx, scope, people);
  const tell_approver = await usersOf(tx, scope, approver === null ? [] : [approver]);
  if (tell.length + tell_approver.length === 0) return {};
  return { tell, tell_approver };
}

/** The accounts of employees, besides the caller's own. */
export async function usersOf(
  tx: Transaction,
  scope: Scope,
  employeeIds: readonly number[],
): Promise<string[]> {
  const users: string[] = [];
  for (const id of new Set(employeeIds)) {
    const userId = await findUserOfEmployee(tx, scope, id);
    if (userId !== undefined && userId !== scope.userId) users.push(userId);
  }
  return users;
}
