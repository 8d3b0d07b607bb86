import type { Scope } from '../access/scope.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/transactions.ts';
import type { SecretBox } from '../secret-box.ts';

/** What became of a mail that a module had sent. */
export interface MailOutcome {
  /** The mail, as it was answered when it was queued. */
  readonly mailId: string;
  /** The record of the module that the mail is about. */
  readonly entityId: string;
  /** `queued` where it waits for another attempt; `unknown` where nobody can know whether it went out. */
  readonly state: 'queued' | 'sent' | 'failed' | 'skipped' | 'unknown';
  /** What the server said last. */
  readonly answer: string;
}

/** A kind of record about which a module sends mails through the outbox of notifications. */
export interface MailSource {
  /** As events name it. */
  readonly entity: string;
  /** What goes out instead of the stored text: with the secrets of links, which are never stored. */
  readonly completeText?: (
    context: { readonly config: Config; readonly secrets: SecretBox },
    mail: { readonly companyId: number; readonly text: string },
  ) => string;
  /** Whether a mail that has waited should still go out: without it, all do. What it says no to is skipped. */
  readonly isWanted?: (
    tx: Transaction,
    company: Pick<Scope, 'companyId'>,
    mail: Pick<MailOutcome, 'mailId' | 'entityId'> & { readonly now: Date },
  ) => Promise<boolean>;
  /** Is called in the transaction that stores the outcome, once for each; repeats change nothing. */
  noteOutcome(
    tx: Transaction,
    company: Pick<Scope, 'companyId'>,
    outcome: MailOutcome,
  ): Promise<void>;
}
