import {
  CANE_CONTRACT,
  contractEvents,
  type Contract,
} from '#modules/cane-contracts/contract/contracts.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findLastDone } from '#platform/server/events/find-last-done.queries.ts';

const { submitted, approved, activated } = contractEvents;

export interface AskedContract {
  readonly id: string;
  /** What this transaction does to it, which is in the log once it is committed. */
  readonly doing?: string;
}

interface Read extends AskedContract {
  /** When it was changed last. */
  readonly updatedAt: string;
}

/** Who handed a contract in last, who approved it last, and since when and by whom it is in force. */
export async function nameDeciders(
  tx: Transaction,
  scope: Scope,
  { id, doing, updatedAt }: Read,
): Promise<Pick<Contract, DecidedField>> {
  const logged = await findLastDone(tx, scope, {
    entity: CANE_CONTRACT,
    id,
    events: [submitted, approved, activated],
  });
  const done = new Map(logged);
  const { userId, employeeId } = scope;
  if (doing !== undefined) done.set(doing, { at: updatedAt, userId, employeeId });
  const people = [...done.values()].map((one) => one.employeeId);
  const names = await nameEmployees(tx, scope, people);
  const nameOf = (event: string) => names.get(done.get(event)?.employeeId ?? 0) ?? null;
  return {
    submittedByName: nameOf(submitted),
    approvedByName: nameOf(approved),
    activatedAt: done.get(activated)?.at ?? null,
    activatedByName: nameOf(activated),
  };
}

/** What is known of a contract from its events. */
export type DecidedField = 'submittedByName' | 'approvedByName' | 'activatedAt' | 'activatedByName';
