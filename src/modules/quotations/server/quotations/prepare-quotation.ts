import { lockCustomer } from '#modules/customers/server/public.ts';
import { customerErrors } from '#modules/customers/contract/customers.ts';
import { findPrices } from '#modules/products/server/public.ts';
import type { TaxMethod } from '#modules/quotations/contract/quotation-choices.ts';
import { computeAmounts } from '#modules/quotations/contract/quotation-totals.ts';
import type { QuotationInput } from '#modules/quotations/contract/quotations.ts';
import { AppError, errors, type FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

interface Preparation {
  readonly input: QuotationInput;
  readonly taxMethod: TaxMethod;
}

/** The columns that follow from what was sent; refuses customers and products that the company does not have. */
export async function prepareQuotation(
  tx: Transaction,
  scope: Scope,
  { input, taxMethod }: Preparation,
) {
  const { items, status: _draft, ...head } = input;
  const customer = await customerOf(tx, scope, input.customer_id);
  await refuseUnknownProducts(tx, scope, items);
  const { totals } = computeAmounts({ ...input, tax_method: taxMethod });
  return {
    ...head,
    customer_name: customer.name,
    tax_method: taxMethod,
    ...totals,
    /** Without the number. */
    search_text: searchTextOf(
      customer.name,
      head.contact_name,
      head.notes,
      ...items.map(({ item_name }) => item_name),
    ),
  };
}

/** What of a customer is reported at the field; anything else passes. */
const problems: Readonly<Record<string, string>> = {
  [errors.not_found.code]: 'quotations:errors.customer_unknown',
  [customerErrors.in_bin.code]: 'quotations:errors.customer_in_bin',
  [customerErrors.merged.code]: 'quotations:errors.customer_unknown',
};

function customerOf(tx: Transaction, scope: Scope, id: string) {
  return lockCustomer(tx, scope, id).catch((error: unknown) => {
    const code = error instanceof AppError ? problems[error.code] : undefined;
    if (code === undefined) throw error;
    throw errors.validation_failed({ fields: [{ path: 'customer_id', code }] });
  });
}

async function refuseUnknownProducts(
  tx: Transaction,
  scope: Scope,
  items: QuotationInput['items'],
): Promise<void> {
  const ids = items.flatMap(({ product_id }) => product_id ?? []);
  const known = await findPrices(tx, scope, ids);
  const fields = items.flatMap(({ product_id }, index): FieldProblem[] =>
    product_id === null || known.has(product_id)
      ? []
      : [{ path: `items.${index}.product_id`, code: 'quotations:errors.product_unknown' }],
  );
  if (fields.length > 0) throw errors.validation_failed({ fields });
}
