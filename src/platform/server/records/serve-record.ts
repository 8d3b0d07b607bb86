import type { recordRoutes } from '#platform/contract/record-routes.ts';
import type { Answer, Body, Query } from '#platform/contract/route.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { Serve } from '../http/serve.ts';

type RecordRoutes = ReturnType<typeof recordRoutes>;

interface Acts<Routes extends RecordRoutes> {
  list(
    tx: Transaction,
    scope: Scope,
    query: Query<Routes['list']>,
  ): Promise<Answer<Routes['list']>>;
  get(tx: Transaction, scope: Scope, id: string): Promise<Answer<Routes['get']>>;
  create(
    tx: Transaction,
    scope: Scope,
    body: Body<Routes['create']>,
  ): Promise<Answer<Routes['create']>>;
  update(
    tx: Transaction,
    scope: Scope,
    update: { readonly id: string; readonly change: Body<Routes['update']> },
  ): Promise<Answer<Routes['update']>>;
  delete(tx: Transaction, scope: Scope, id: string): Promise<void>;
}

/** Binds the routes made by `recordRoutes`, each call one transaction. */
export function serveRecord<Routes extends RecordRoutes>(
  serve: Serve,
  routes: Routes,
  acts: Acts<Routes>,
): void;
export function serveRecord(serve: Serve, routes: RecordRoutes, acts: Acts<RecordRoutes>): void {
  serve.transaction(routes.list, ({ tx, scope, query }) => acts.list(tx, scope, query));

  serve.transaction(routes.get, ({ tx, scope, params }) => acts.get(tx, scope, params.id));

  serve.transaction(routes.create, ({ tx, scope, body }) => acts.create(tx, scope, body));

  serve.transaction(routes.update, ({ tx, scope, params, body }) =>
    acts.update(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(routes.delete, async ({ tx, scope, params }) => {
    await acts.delete(tx, scope, params.id);
    return undefined;
  });
}
