import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** What a record says of a person who asks what is held about them. */
export interface HeldRecord {
  /** In the language of the reader. */
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** The same for programs. */
  readonly record: object;
}

interface Person {
  /** The kind of record that stands for the person. */
  readonly entity: string;
  readonly id: string;
}

/** Finds what is held about a person besides the record that stands for them. */
export type FindHeld = (
  tx: Transaction,
  scope: Scope,
  person: Person,
) => Promise<readonly HeldRecord[]>;

/** Makes what finds the records of all modules about a person. */
export function findHeldEverywhere(modules: () => readonly FindHeld[]): FindHeld {
  return async (tx, scope, person) => {
    const held: HeldRecord[] = [];
    for (const find of modules()) held.push(...(await find(tx, scope, person)));
    return held;
  };
}
