import { CANE_CONTRACT, contractEvents } from '#modules/cane-contracts/contract/contracts.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findLastEmployees } from '#platform/server/events/last-employees.queries.ts';

const { submitted, approved } = contractEvents;

export interface AskedContract {
  readonly id: string;
  /** What this transaction does to it, which is in the log once it is committed. */
  readonly doing?: string;
}

/** Who handed a contract in last, and who approved it last. */
export async function nameDeciders(tx: Transaction, scope: Scope, { id, doing }: AskedContract) {
  const logged = await findLastEmployees(tx, scope, {
    entity: CANE_CONTRACT,
    id,
    events: [submitted, approved],
  });
  const people = new Map(logged);
  if (doing !== undefined) people.set(doing, scope.employeeId);
  const names = await nameEmployees(tx, scope, [...people.values()]);
  const nameOf = (event: string) => names.get(people.get(event) ?? 0) ?? null;
  return { submittedByName: nameOf(submitted), approvedByName: nameOf(approved) };
}
