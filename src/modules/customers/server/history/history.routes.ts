import { readHistory } from '#modules/audit/server/public.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerKeeper } from '../customers/customers.queries.ts';

export function serveHistory(
  serve: Serve,
  { translator, recordNames }: Pick<Context, 'translator' | 'recordNames'>,
): void {
  serve.transaction(customerHistoryRoute, async ({ tx, scope, params, query }) => {
    await customerKeeper.find(tx, scope, params.id);
    const wanted = { ...query, entity: CUSTOMER, record: params.id };
    return readHistory(tx, scope, { ...wanted, translator, recordNames });
  });
}
