import { quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { QuotationInput } from '#modules/quotations/contract/quotations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { takeNumber } from './take-number.ts';
import { findSettings } from '../totals-settings/quotation-settings.queries.ts';
import { prepareQuotation } from './prepare-quotation.ts';
import { quotationKeeper } from './quotations.queries.ts';
import { describeItems } from './recorded-quotation.ts';
import { storeItems } from './store-items.ts';

/** Creates a draft with the next number; answers its id. */
export async function createQuotation(
  tx: Transaction,
  scope: Scope,
  input: QuotationInput,
): Promise<string> {
  const settings = await findSettings(tx, scope);
  // What can be refused is refused before the counter is locked.
  const prepared = await prepareQuotation(tx, scope, { input, taxMethod: settings.tax_method });
  const number = await takeNumber(tx, scope, { settings, day: input.quotation_date });
  return storeQuotation(tx, scope, { input, prepared, number });
}

interface NewQuotation {
  readonly input: QuotationInput;
  readonly prepared: Awaited<ReturnType<typeof prepareQuotation>>;
  readonly number: string;
  /** The quotation that it revises. */
  readonly revises?: {
    readonly id: string;
    readonly base_number: string;
    readonly revision: number;
  };
}

/** Stores a draft under a number that was taken for it. */
export async function storeQuotation(
  tx: Transaction,
  scope: Scope,
  { input: { items }, prepared, number, revises }: NewQuotation,
): Promise<string> {
  const { id } = await quotationKeeper.create(tx, scope, {
    event: (after) => ({
      name: quotationEvents.created,
      after: { ...after, items: describeItems(items) },
    }),
    values: {
      ...prepared,
      search_text: searchTextOf(number, prepared.search_text),
      quotation_number: number,
      base_number: revises?.base_number ?? number,
      revision: revises?.revision ?? 1,
      revises_id: revises?.id ?? null,
      owner_id: scope.employeeId,
    },
  });
  await storeItems(tx, scope, { quotationId: id, items });
  return id;
}
