import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import * as routes from '#modules/customers/contract/duplicates.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { lockCustomer } from '../customers/customers.queries.ts';
import { storeDecision, type Pair } from './distinct-customers.queries.ts';
import { findLikelyOf, findTyped } from './find-likely.queries.ts';
import { listPairs } from './list-pairs.queries.ts';

export function serveDuplicates(
  serve: Serve,
  { personalData }: Pick<Context, 'personalData'>,
): void {
  serve.transaction(routes.checkDuplicatesRoute, async ({ tx, scope, body }) => ({
    data: await findTyped(tx, scope, { typed: body, personalData }),
  }));

  serve.transaction(routes.listDuplicatesRoute, async ({ tx, scope, params }) => ({
    data: await findLikelyOf(tx, scope, params.id),
  }));

  serve.transaction(routes.listPairsRoute, ({ tx, scope, query }) => listPairs(tx, scope, query));

  serve.transaction(routes.decidePairRoute, async ({ tx, scope, params, body }) => {
    await decidePair(tx, scope, { pair: [params.id, params.other_id], ...body });
    return undefined;
  });
}

interface Decision {
  readonly pair: Pair;
  readonly dismissed: boolean;
}

/** The history of both says so. */
async function decidePair(
  tx: Transaction,
  scope: Scope,
  { pair: [id, other], dismissed }: Decision,
): Promise<void> {
  if (id === other) throw errors.not_found();
  // Always in this order, so that two people who decide at once do not wait for each other.
  const [first, second] = id < other ? [id, other] : [other, id];
  const one = await lockCustomer(tx, scope, first);
  const two = await lockCustomer(tx, scope, second);
  if (!(await storeDecision(tx, scope, { pair: [first, second], dismissed }))) return;
  const name = dismissed
    ? routes.duplicateEvents.duplicate_dismissed
    : routes.duplicateEvents.duplicate_reconsidered;
  for (const [about, compared] of [[one, two] as const, [two, one] as const]) {
    const after = { other_customer: compared.name };
    await recordEvent(tx, scope, { name, entity: CUSTOMER, entityId: about.id, after });
  }
}
