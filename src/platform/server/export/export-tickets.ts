import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** A list that can be exported: who may do so, and what it is called in the history. */
export interface Exported {
  /** Left out where it depends on the record, and is checked by what writes the file. */
  readonly permission?: Permission;
  readonly list: string;
}

/** A browser that fetches the file, with the address it was given. */
export interface ExportVisit extends Pick<Scope, 'requestId' | 'language'> {
  readonly ticket: string;
  readonly url: string;
}

/** Links to lists as files. The browser fetches them without headers of ours, hence the tickets. */
export interface ExportTickets {
  issue(
    tx: Transaction,
    scope: Scope,
    list: { readonly path: string; readonly choices: object },
  ): Promise<{ url: string; expires_at: string }>;
  /** On whose behalf to write the file; the export is in the history from then on. */
  redeem(visit: ExportVisit, exported: Exported): Promise<Scope>;
  /** Puts an export without a link into the history. */
  record(
    scope: Scope,
    exported: { readonly list: string; readonly choices: object },
  ): Promise<void>;
}
