import type { CompanyProfile } from '#modules/companies/contract/company-profile.ts';
import { findLeading, listAddresses } from '#modules/customers/server/public.ts';
import type { QuotationInput } from '#modules/quotations/contract/quotations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { asOf } from '../quotations/recorded-quotation.ts';
import { findItems, quotationKeeper } from '../quotations/quotations.queries.ts';
import { findSettings } from '../totals-settings/quotation-settings.queries.ts';
import type { PrintedQuotation, Seller } from './describe-paper.ts';
import { findLetterhead } from './letterhead.queries.ts';
import type { Buyer } from './paper-parties.ts';

/** For whom something is printed. */
export type Reader = Pick<Scope, 'companyId' | 'language'>;

/** All that a paper is made of. */
export interface Printable {
  readonly quotation: PrintedQuotation;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly design: 'classic' | 'modern';
}

interface Stored {
  readonly id: string;
  readonly now: Date;
  readonly profile: CompanyProfile;
}

/** What the paper of a stored quotation says. */
export async function readPrintable(
  tx: Transaction,
  scope: Reader,
  { id, now, profile }: Stored,
): Promise<Printable> {
  const stored = await quotationKeeper.find(tx, scope, id);
  const items = await findItems(tx, scope, id);
  return {
    quotation: { ...asOf(dayInBangkok(now), stored), items },
    buyer: await readBuyer(tx, scope, stored.customer_id),
    ...(await readSeller(tx, scope, profile)),
  };
}

interface Draft {
  readonly draft: QuotationInput;
  readonly profile: CompanyProfile;
}

/** What the paper of a quotation would say that is being written. */
export async function readDraft(
  tx: Transaction,
  scope: Reader,
  { draft, profile }: Draft,
): Promise<Printable> {
  const customer = await findLeading(tx, scope, draft.customer_id);
  const { tax_method } = await findSettings(tx, scope);
  return {
    quotation: {
      ...draft,
      tax_method,
      quotation_number: '',
      status: 'preview',
      customer_name: customer.name,
      owner_name: null,
    },
    buyer: await readBuyer(tx, scope, customer.id),
    ...(await readSeller(tx, scope, profile)),
  };
}

async function readSeller(tx: Transaction, scope: Reader, profile: CompanyProfile) {
  const { promptpay_id, paper_design: design } = await findSettings(tx, scope);
  return { seller: { profile, letterhead: await findLetterhead(tx, scope), promptpay_id }, design };
}

/** Where bills go: the primary billing address, else what the customer has as its own. */
async function readBuyer(tx: Transaction, scope: Reader, customerId: string): Promise<Buyer> {
  const customer = await findLeading(tx, scope, customerId);
  const addresses = await listAddresses(tx, scope, customer.id);
  const billing = addresses.find(
    ({ address_type, is_primary }) => address_type === 'billing' && is_primary,
  );
  if (billing === undefined) return customer;
  const { address_line1, address_line2, ...place } = billing;
  return { ...customer, ...place, address: `${address_line1} ${address_line2}`.trim() };
}
