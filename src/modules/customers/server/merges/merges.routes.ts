import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import * as routes from '#modules/customers/contract/merges.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { mergeCustomers } from './merge-customers.ts';
import { listMerges } from './merges.queries.ts';
import { undoMerge } from './undo-merge.ts';

export function serveMerges(serve: Serve, context: Context): void {
  const { clock, employeeName, personalData, translator } = context;
  const pointing = context.pointing.filter(({ to }) => to === CUSTOMER);
  const merging = { pointing, personalData, translator };

  serve.transaction(routes.mergeRoute, ({ tx, scope, body }) =>
    mergeCustomers(tx, scope, { input: body, context: merging }),
  );

  serve.transaction(routes.listMergesRoute, async ({ tx, scope, params }) => {
    const { id: customerId } = await customerKeeper.find(tx, scope, params.id);
    return { data: await listMerges(tx, scope, { customerId, employeeName, now: clock.now() }) };
  });

  serve.transaction(routes.undoMergeRoute, ({ tx, scope, params }) =>
    undoMerge(tx, scope, { id: params.id, context: merging, now: clock.now() }),
  );
}
