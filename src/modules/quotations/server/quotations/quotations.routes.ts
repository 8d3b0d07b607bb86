import * as routes from '#modules/quotations/contract/quotations.ts';
import { success, successPage } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { previewNumber } from './take-number.ts';
import { listVoidNumbers } from './void-numbers.queries.ts';
import { findSettings } from '../totals-settings/quotation-settings.queries.ts';
import { createQuotation } from './create-quotation.ts';
import { deleteQuotation } from './delete-quotation.ts';
import { duplicateQuotation, findPriceChanges } from './duplicate-quotation.ts';
import { quotationList } from './quotation-list.queries.ts';
import { findIdByNumber } from './quotations.queries.ts';
import { readQuotation } from './read-quotation.ts';
import { asOf } from './recorded-quotation.ts';
import { updateQuotation } from './update-quotation.ts';

/** The size of a page where neither `limit` nor `page_size` is given. */
const USUAL_SIZE = 10;

export function serveQuotations(serve: Serve, context: Context): void {
  const { clock, translator } = context;
  const today = () => dayInBangkok(clock.now());
  const answer = async (tx: Transaction, scope: Scope, id: string) =>
    success(await readQuotation(tx, scope, { id, today: today() }));

  serveRecord(serve, routes.quotationRoutes, {
    async list(tx, scope, { limit, page_size = limit ?? USUAL_SIZE, ...query }) {
      const day = today();
      const page = await quotationList.page(tx, scope, {
        ...query,
        page_size,
        today: day,
        reader: scope,
      });
      const data = page.data.map((row) => asOf(day, row));
      return { ...successPage({ ...page, data }), limit: page_size };
    },
    get: answer,
    async create(tx, scope, input) {
      return answer(tx, scope, await createQuotation(tx, scope, input));
    },
    async update(tx, scope, { id, change }) {
      await updateQuotation(tx, scope, { id, change, translator });
      return answer(tx, scope, id);
    },
    delete: (tx, scope, id) => deleteQuotation(tx, scope, { id, translator }),
  });

  serve.transaction(routes.quotationByNumberRoute, async ({ tx, scope, params }) =>
    answer(tx, scope, await findIdByNumber(tx, scope, params.number)),
  );

  serve.transaction(routes.generateNumberRoute, async ({ tx, scope, query }) => {
    const settings = await findSettings(tx, scope);
    const day = query.quotation_date ?? today();
    return success({ quotation_id: await previewNumber(tx, scope, { settings, day }) });
  });

  serve.transaction(routes.voidNumbersRoute, async ({ tx, scope }) =>
    success(await listVoidNumbers(tx, scope)),
  );

  serve.transaction(routes.priceChangesRoute, async ({ tx, scope, params }) =>
    success(await findPriceChanges(tx, scope, params.id)),
  );

  serve.transaction(routes.duplicateQuotationRoute, async ({ tx, scope, params, query }) => {
    const pricesOfToday = query.prices === 'today';
    const copy = { id: params.id, today: today(), pricesOfToday };
    return answer(tx, scope, await duplicateQuotation(tx, scope, copy));
  });
}
