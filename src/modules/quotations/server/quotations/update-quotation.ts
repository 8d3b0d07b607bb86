import { quotationErrors, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { QuotationChange } from '#modules/quotations/contract/quotations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { prepareQuotation } from './prepare-quotation.ts';
import { findItems, quotationKeeper } from './quotations.queries.ts';
import { describeItems } from './recorded-quotation.ts';
import { replaceItems } from './store-items.ts';

interface Update {
  readonly id: string;
  readonly change: QuotationChange;
  readonly translator: Translator;
}

/** Changes a draft with its lines. */
export async function updateQuotation(
  tx: Transaction,
  scope: Scope,
  { id, change, translator }: Update,
): Promise<void> {
  const { updated_at, ...input } = change;
  let formerItems: string[] = [];
  await quotationKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: (before, after) => ({
      name: quotationEvents.updated,
      before: { ...before, items: formerItems },
      after: { ...after, items: describeItems(input.items) },
    }),
    async values({ status, quotation_number, tax_method: taxMethod }) {
      refuseUnlessDraft(scope, { status, translator });
      formerItems = describeItems(await findItems(tx, scope, id));
      const prepared = await prepareQuotation(tx, scope, { input, taxMethod });
      await replaceItems(tx, scope, { quotationId: id, items: input.items });
      return { ...prepared, search_text: searchTextOf(quotation_number, prepared.search_text) };
    },
  });
}

interface Standing {
  readonly status: string;
  readonly translator: Translator;
}

/** Fails with the status that the quotation has, unless it is a draft. */
export function refuseUnlessDraft(
  { language }: Pick<Scope, 'language'>,
  { status, translator }: Standing,
): void {
  if (status === 'draft') return;
  const said = translator.translate(language, `quotations:statuses.${status}`);
  throw quotationErrors.not_a_draft({ parameters: { status: said } });
}
