import type { Permission } from '#platform/contract/permissions.ts';
import type { FoundRecord } from '#platform/contract/search.routes.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** The search text, and how many records to find at most. */
export interface Wanted {
  readonly text: string;
  readonly limit: number;
}

/** A record as it was found; its day and status are written behind the detail. */
export interface Found extends Omit<FoundRecord, 'entity'> {
  /** A day or an instant. */
  readonly on?: string | null;
  /** The key of a text. */
  readonly status?: string | null;
}

/** One kind of record that the search over everything finds; modules bring theirs. */
export interface RecordSearch {
  readonly entity: string;
  /** Without this permission, the person finds none of them. */
  readonly permission: Permission;
  /** Records that contain every word of the text, the newest first. */
  find(tx: Transaction, scope: Scope, wanted: Wanted): Promise<Found[]>;
  /** Those of these ids; for kinds that a browser remembers without their names. */
  named?(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<Found[]>;
}
