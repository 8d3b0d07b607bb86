import type { z } from 'zod';
import type { Permission } from '#platform/contract/permissions.ts';
import type { exportRoutes } from '#platform/contract/export.ts';
import type { Body, Params, Query, Route } from '#platform/contract/route.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transactions.ts';
import { sendFile } from '../http/send-file.ts';
import type { Serve } from '../http/serve.ts';
import { exportFile } from './export-file.ts';
import type { ExportableList } from './export-list.ts';
import { refuseLong } from './print-list.ts';

type AnyExport = ReturnType<typeof exportRoutes>;

/** One with some filter; which one does not matter here. */
type SomeExport = ReturnType<typeof exportRoutes<Route['path'], { search: z.ZodString }>>;

interface ServedExport<Routes extends AnyExport, Row> {
  /** Made by `exportRoutes`; who may read the list may export it. */
  readonly routes: Routes;
  /** What the history calls the list. */
  readonly entity: string;
  /** The rows and columns of the file. */
  list(
    scope: Scope,
    query: Query<Routes['file']>,
    params: Params<Routes['file']>,
  ): ExportableList<Row> | Promise<ExportableList<Row>>;
  /** Refuses a ticket, as for the files of a record that is not there. */
  check?(
    tx: Transaction,
    scope: Scope,
    call: { readonly params: Params<Routes['ticket']>; readonly body: Body<Routes['ticket']> },
  ): Promise<unknown>;
}

type Needs = Pick<
  Context,
  'clock' | 'companyName' | 'database' | 'exportTickets' | 'pdf' | 'translator'
>;

/** Answers the two calls that export a list. The browser fetches the file by itself, hence the tickets. */
export function serveExport<Routes extends AnyExport, Row>(
  serve: Serve,
  context: Needs,
  served: ServedExport<Routes, Row>,
): void;
export function serveExport(
  serve: Serve,
  context: Needs,
  served: ServedExport<SomeExport, unknown>,
): void {
  const { routes, entity } = served;
  const { exportTickets: tickets } = context;
  const permission: Permission = routes.ticket.access;

  serve.transaction(routes.ticket, async ({ tx, scope, params, body }) => {
    await served.check?.(tx, scope, { params, body });
    if (body.format === 'pdf') {
      // Now, as nobody reads what the address of a download answers.
      const query = { ...body, language: scope.language, ticket: '' };
      const { findIds } = await served.list(scope, query, params);
      refuseLong(await findIds(tx));
    }
    return tickets.issue(tx, scope, { path: placed(routes.file.path, params), choices: body });
  });

  serve.outside(routes.file, async ({ params, query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: entity });
    const rows = await served.list(scope, query, params);
    return sendFile(reply, await exportFile(context, scope, { list: rows, format: query.format }));
  });
}

/** A path with its parameters filled in. */
function placed(path: string, params: object | undefined): string {
  return Object.entries(params ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, String(value)),
    path,
  );
}
