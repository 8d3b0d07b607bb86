import {
  offerErrors,
  offerEvents,
  offerLimits,
  type OfferAnswer,
} from '#modules/quotations/contract/offer-page.ts';
import { QUOTATION, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import { mayMove } from '#modules/quotations/contract/quotation-status.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { newId } from '#platform/server/ids.ts';
import { changeStatus } from '../quotations/change-status.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { asOf } from '../quotations/recorded-quotation.ts';
import { quotationAnswers } from '../offer-links/offer-links.tables.ts';
import { countQuestions } from './read-offer.ts';

/** A customer behind a link: nobody of the company. */
export type Visitor = Actor & Pick<Scope, 'language'>;

interface Answered extends Pick<OfferAnswer, 'name' | 'text' | 'signature'> {
  readonly link: { readonly id: string; readonly quotation_id: string };
  readonly kind: 'accepted' | 'rejected';
  readonly now: Date;
}

/** Stores whether the customer takes the offer. It is answered once: the second of two answers is refused. */
export async function answerOffer(
  tx: Transaction,
  visitor: Visitor,
  { link, kind, now, ...said }: Answered,
): Promise<void> {
  const id = link.quotation_id;
  const stored = await quotationKeeper.lock(tx, visitor, id);
  const { status, rejected_by } = asOf(dayInBangkok(now), stored);
  const at = now.toISOString();
  // It reached the customer, whatever the mail server has not said yet.
  if (status === 'approved') {
    const values = { status: 'sent', status_at: at, sent_at: at } as const;
    await changeStatus(tx, visitor, { id, event: quotationEvents.sent, values });
  } else if (!mayMove({ status, rejected_by }, kind)) throw offerErrors.not_open();
  await storeAnswer(tx, visitor, { link, kind, ...said });
  const answered = { status: kind, status_at: at, answered_at: at };
  const noted = { answered_by: said.name };
  if (kind === 'accepted') {
    const event = quotationEvents.accepted;
    return changeStatus(tx, visitor, { id, event, noted, values: answered });
  }
  const values = { ...answered, rejected_by: 'customer', status_reason: said.text } as const;
  return changeStatus(tx, visitor, { id, event: quotationEvents.rejected, noted, values });
}

interface Asked extends Pick<Answered, 'link' | 'name' | 'text'> {}

/** Stores a question of the customer; its owner is notified. */
export async function askAboutOffer(
  tx: Transaction,
  visitor: Visitor,
  { link, ...said }: Asked,
): Promise<void> {
  const id = link.quotation_id;
  const stored = await quotationKeeper.lock(tx, visitor, id);
  if ((await countQuestions(tx, visitor, id)) >= offerLimits.questions) {
    throw offerErrors.questions_full({ parameters: { limit: offerLimits.questions } });
  }
  await storeAnswer(tx, visitor, { link, kind: 'question', signature: '', ...said });
  const { quotation_number, customer_name, owner_id } = stored;
  await recordEvent(tx, visitor, {
    name: offerEvents.asked,
    entity: QUOTATION,
    entityId: id,
    after: { quotation_number, customer_name, owner_id, asked_by: said.name, question: said.text },
  });
}

interface NewAnswer extends Pick<OfferAnswer, 'kind' | 'name' | 'text' | 'signature'> {
  readonly link: Answered['link'];
}

async function storeAnswer(
  tx: Transaction,
  { companyId }: Visitor,
  { link, ...answer }: NewAnswer,
): Promise<void> {
  await tx.insert(quotationAnswers).values({
    ...answer,
    id: newId(),
    company_id: companyId,
    quotation_id: link.quotation_id,
    link_id: link.id,
  });
}
