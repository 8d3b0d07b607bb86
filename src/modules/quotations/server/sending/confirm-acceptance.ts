import { and, desc, isNotNull } from 'drizzle-orm';
import { enabledChannels } from '#modules/notifications/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Actor } from '#platform/server/events/record-event.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { quotationMails as mails } from './mails.tables.ts';
import { writeAgain } from './write-again.ts';

interface Accepted extends Pick<Context, 'translator'> {
  readonly id: string;
  readonly acceptedBy: string;
  readonly now: Date;
}

/** Writes to those who got the offer by e-mail that it was accepted: a customer keeps what was agreed. */
export async function confirmAcceptance(
  tx: Transaction,
  actor: Actor & Pick<Scope, 'language'>,
  { id, ...accepted }: Accepted,
): Promise<void> {
  const offered = { company_id: actor.companyId, quotation_id: id, purpose: 'offer' } as const;
  const [mail] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(hasValues(mails, offered), isNotNull(mails.taken_at)))
    .orderBy(desc(mails.id))
    .limit(1);
  if (mail === undefined || !(await enabledChannels(tx, actor)).has('Email')) return;
  const quotation = await quotationKeeper.find(tx, actor, id);
  const confirming = { quotation, mailId: mail.id, purpose: 'confirmation' as const, ...accepted };
  await writeAgain(tx, actor, confirming);
}
