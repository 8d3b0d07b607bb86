import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { MailOutcome } from '#platform/server/mail/mail-source.ts';
import type { DeliveryState } from '#modules/notifications/contract/records.ts';
import { findMails } from './mails.queries.ts';

/** What modules learn of each state; of one that is being sent, nothing yet. */
const outcomes: Readonly<Record<DeliveryState, MailOutcome['state'] | undefined>> = {
  queued: 'queued',
  sending: undefined,
  sent: 'sent',
  delivered: 'sent',
  read: 'sent',
  failed: 'failed',
  skipped: 'skipped',
  unknown: 'unknown',
};

interface Changed extends Pick<Context, 'mailSources'> {
  /** Deliveries whose state has changed in this transaction, of modules and others. */
  readonly ids: readonly string[];
}

/** Passes on what became of mails to the modules that sent them. */
export async function noteMails(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { ids, mailSources }: Changed,
): Promise<void> {
  if (ids.length === 0 || mailSources.length === 0) return;
  for (const { id, state, answer, entity, entity_id } of await findMails(tx, company, ids)) {
    const source = mailSources.find((one) => one.entity === entity);
    const outcome = outcomes[state];
    if (outcome === undefined) continue;
    await source?.noteOutcome(tx, company, {
      mailId: id,
      entityId: entity_id,
      state: outcome,
      answer,
    });
  }
}
