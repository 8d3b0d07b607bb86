import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** Records of a module that belong to those of another, in whose history their own is shown too. */
export interface BelongingRecords {
  /** The kind of record to which they belong, as events name it. */
  readonly to: string;
  /** Their own kind. */
  readonly entity: string;
  /** What readers need to see them. */
  readonly permission: Permission;
  /** The ids of those that belong to a record. */
  readonly find: (tx: Transaction, scope: Scope, id: string) => Promise<readonly string[]>;
}
