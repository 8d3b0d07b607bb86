import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Reader } from '../users/users.queries.ts';

/** Somebody who manages people. Accounts belong to no company, so the transaction is the system's. */
export interface Acting extends Reader {
  readonly tx: Transaction;
  readonly now: Date;
}
