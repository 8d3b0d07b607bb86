import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SowRow } from '../records/sows.queries.ts';

export interface Concerned {
  readonly people?: readonly number[];
  /** Who has to approve the stage now. */
  readonly approver?: number | null;
}

/** What an event stores for its notices; nothing where it concerns nobody but the person who caused it. */
export async function recordedNotice(
  tx: Transaction,
  scope: Scope,
  { sow, concerned }: { sow: Pick<SowRow, 'name' | 'sop_id'>; concerned: Concerned },
): Promise<object> {
  const { people = [], approver = null } = concerned;
  const tell = await usersOf(tx, scope, people);
  const tell_approver = await usersOf(tx, scope, approver === null ? [] : [approver]);
  if (tell.length + tell_approver.length === 0) return {};
  return { sow_name: sow.name, within: sow.sop_id, tell, tell_approver };
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
