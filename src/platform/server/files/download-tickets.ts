import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** A browser that opens a link for one download. */
export interface TicketVisit extends Pick<Scope, 'requestId' | 'language'> {
  readonly ticket: string;
  /** What the ticket was issued for, as its module calls it: `attachment:0197...`. */
  readonly subject: string;
}

/** Links for one download within a minute, which carry no token. */
export interface DownloadTickets {
  issue(
    tx: Transaction,
    scope: Scope,
    subject: string,
  ): Promise<{ ticket: string; expires_at: string }>;
  /** On whose behalf to send the content; never call it inside a transaction. */
  redeem(visit: TicketVisit): Promise<Scope>;
}
