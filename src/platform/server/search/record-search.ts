import type { Permission } from '#platform/contract/permissions.ts';
import type { FoundRecord } from '#platform/contract/search.routes.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** The search text, and how many records to find at most. */
export interface Wanted {
  readonly text: string;
  readonly limit: number;
}

/** One kind of record that the search over everything finds; modules bring theirs. */
export interface RecordSearch {
  readonly entity: string;
  /** Without this permission, the person finds none of them. */
  readonly permission: Permission;
  /** Records that contain every word of the text, the newest first. */
  find(tx: Transaction, scope: Scope, wanted: Wanted): Promise<Omit<FoundRecord, 'entity'>[]>;
}
