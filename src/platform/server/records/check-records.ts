import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** What a module finds about a record of another one, for people who decide about that. */
interface Finding {
  /** What was looked at, in the language of the reader. */
  readonly label: string;
  readonly outcome: 'passed' | 'doubtful' | 'failed';
  readonly message: string;
}

interface Checked {
  readonly entity: string;
  readonly id: string;
}

/** Looks at a record of another module. */
export type CheckRecord = (
  tx: Transaction,
  scope: Scope,
  record: Checked,
) => Promise<readonly Finding[]>;

/** Makes what lets all modules look at a record. */
export function checkEverywhere(modules: () => readonly CheckRecord[]): CheckRecord {
  return async (tx, scope, record) => {
    const findings: Finding[] = [];
    for (const check of modules()) findings.push(...(await check(tx, scope, record)));
    return findings;
  };
}
