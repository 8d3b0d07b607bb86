import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { offerErrors, offerEvents } from '#modules/quotations/contract/offer-page.ts';
import { QUOTATION, quotationErrors } from '#modules/quotations/contract/quotation-errors.ts';
import {
  sendingErrors,
  sendingEvents,
  type OfferLink,
} from '#modules/quotations/contract/sending.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { quotationKeeper, type StoredQuotation } from '../quotations/quotations.queries.ts';
import { asOf } from '../quotations/recorded-quotation.ts';
import { quotationLinks as links } from './offer-links.tables.ts';
import { hashOf, offerToken, readToken } from './offer-token.ts';

/** Refuses quotations that customers must not have yet, or no more. */
export function refuseUnsendable(stored: StoredQuotation, now: Date): void {
  const { status } = asOf(dayInBangkok(now), stored);
  if (status === 'expired') {
    throw quotationErrors.offer_expired({ parameters: { day: stored.valid_until } });
  }
  if (!['approved', 'sent', 'accepted'].includes(status)) throw sendingErrors.not_sendable();
}

type Needs = Pick<Context, 'clock' | 'secrets'>;

/** Makes a link of a locked quotation; it expires with the offer. */
export async function makeLink(
  tx: Transaction,
  scope: Scope,
  { quotation, secrets }: Pick<Needs, 'secrets'> & { readonly quotation: StoredQuotation },
): Promise<{ readonly id: string; readonly token: string }> {
  const { companyId, employeeId } = scope;
  const id = newId();
  const token = offerToken(secrets, { companyId, linkId: id });
  const endOfDay = new Date(`${quotation.valid_until}T23:59:59.999+07:00`);
  await tx.insert(links).values({
    id,
    company_id: companyId,
    quotation_id: quotation.id,
    hash: hashOf(token),
    expires_at: endOfDay.toISOString(),
    created_by_employee: employeeId,
  });
  await recordEvent(tx, scope, about(sendingEvents.link_made, quotation.id));
  return { id, token };
}

const about = (name: string, entityId: string) => ({ name, entity: QUOTATION, entityId });

/** The links of a quotation, the newest first. */
export async function listLinks(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  quotationId: string,
): Promise<OfferLink[]> {
  return tx
    .select({
      id: links.id,
      created_at: links.created_at,
      created_by_name: employeeName({
        companyId: links.company_id,
        id: links.created_by_employee,
        language,
      }),
      expires_at: links.expires_at,
      revoked_at: links.revoked_at,
      viewed_at: links.viewed_at,
      last_viewed_at: links.last_viewed_at,
    })
    .from(links)
    .where(hasValues(links, { company_id: companyId, quotation_id: quotationId }))
    .orderBy(desc(links.id));
}

/** Has a link work no longer. */
export async function revokeLink(
  tx: Transaction,
  scope: Scope,
  { id, linkId }: { readonly id: string; readonly linkId: string },
): Promise<void> {
  await quotationKeeper.lock(tx, scope, id);
  const which = { company_id: scope.companyId, quotation_id: id, id: linkId };
  const revoked = await tx
    .update(links)
    .set({ revoked_at: sql`coalesce(${links.revoked_at}, now())` })
    .where(hasValues(links, which))
    .returning({ id: links.id });
  if (revoked.length === 0) throw errors.not_found();
  await recordEvent(tx, scope, about(sendingEvents.link_revoked, id));
}

/** The link of a token; one that was made up, revoked or has expired is refused, and nobody learns why. */
export async function findLink(
  tx: Transaction,
  { token, now }: { readonly token: string; readonly now: Date },
) {
  const given = readToken(token);
  if (given === undefined) throw offerErrors.link_unusable();
  const [link] = await tx
    .select()
    .from(links)
    .where(
      and(
        eq(links.company_id, given.companyId),
        eq(links.hash, given.hash),
        isNull(links.revoked_at),
      ),
    );
  if (link === undefined || link.expires_at <= now.toISOString()) throw offerErrors.link_unusable();
  return link;
}

/** Notes that a link was opened; the first time is in the history of the quotation. */
export async function noteView(
  tx: Transaction,
  visitor: Actor & Pick<Scope, 'language'>,
  link: Pick<typeof links.$inferSelect, 'id' | 'quotation_id' | 'viewed_at'>,
): Promise<void> {
  await tx
    .update(links)
    .set({ viewed_at: sql`coalesce(${links.viewed_at}, now())`, last_viewed_at: sql`now()` })
    .where(hasValues(links, { company_id: visitor.companyId, id: link.id }));
  if (link.viewed_at !== null) return;
  const id = link.quotation_id;
  const { quotation_number, customer_name, owner_id } = await quotationKeeper.find(tx, visitor, id);
  await recordEvent(tx, visitor, {
    ...about(offerEvents.viewed, id),
    after: { quotation_number, customer_name, owner_id },
  });
}
