import { asc, count, desc } from 'drizzle-orm';
import type { Offer, OfferAnswer } from '#modules/quotations/contract/offer-page.ts';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { chooseFrozen, findFrozen } from '../paper/frozen-papers.ts';
import { findLetterhead } from '../paper/letterhead.queries.ts';
import { findItems, quotationKeeper } from '../quotations/quotations.queries.ts';
import { withAmounts } from '../quotations/read-quotation.ts';
import { asOf } from '../quotations/recorded-quotation.ts';
import { quotationAnswers as answers } from '../offer-links/offer-links.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

interface Wanted {
  readonly id: string;
  readonly now: Date;
}

/** What a customer sees of a quotation. */
export async function readOffer(
  tx: Transaction,
  reader: Reader,
  { id, now }: Wanted,
): Promise<Omit<Offer, 'company'>> {
  const stored = await quotationKeeper.find(tx, reader, id);
  const items = withAmounts(stored, await findItems(tx, reader, id));
  const { status } = asOf(dayInBangkok(now), stored);
  const paper = chooseFrozen(await findFrozen(tx, reader, id), undefined);
  return {
    ...stored,
    language: paper?.language ?? null,
    state: stateOf(status),
    contact: await findLetterhead(tx, reader),
    items,
    answers: await listAnswers(tx, reader, { id, order: 'oldest' }),
  };
}

/** An offer may be opened a moment before the mail server has said that it took the mail. */
function stateOf(status: QuotationStatus): Offer['state'] {
  if (status === 'approved' || status === 'sent') return 'open';
  return status === 'accepted' || status === 'rejected' ? status : 'withdrawn';
}

interface WantedAnswers {
  readonly id: string;
  readonly order: 'newest' | 'oldest';
}

/** What the customer said. */
export function listAnswers(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { id, order }: WantedAnswers,
): Promise<OfferAnswer[]> {
  return tx
    .select({
      id: answers.id,
      kind: answers.kind,
      name: answers.name,
      text: answers.text,
      signature: answers.signature,
      created_at: answers.created_at,
    })
    .from(answers)
    .where(hasValues(answers, { company_id: companyId, quotation_id: id }))
    .orderBy(order === 'newest' ? desc(answers.id) : asc(answers.id));
}

/** How many questions the customer asked. */
export async function countQuestions(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  quotationId: string,
): Promise<number> {
  const which = { company_id: companyId, quotation_id: quotationId, kind: 'question' as const };
  const [row] = await tx.select({ count: count() }).from(answers).where(hasValues(answers, which));
  return row?.count ?? 0;
}
