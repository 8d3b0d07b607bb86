import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { writeAgain } from '../sending/write-again.ts';
import type { UnansweredOffer } from './unanswered-offers.queries.ts';

/** Queues the mail that reminds a customer. */
export async function remindCustomer(
  tx: Transaction,
  { companyId, id, mailId, now }: UnansweredOffer & { readonly now: Date },
  context: Pick<Context, 'translator'>,
): Promise<void> {
  const company = { companyId, userId: null, employeeId: null, language: 'th' } as const;
  const quotation = await quotationKeeper.lock(tx, company, id);
  // Answered or revised a moment ago.
  if (quotation.status !== 'sent') return;
  const reminding = { ...company, requestId: `quotation ${id}` };
  await writeAgain(tx, reminding, { ...context, quotation, mailId, purpose: 'reminder', now });
}
