import * as routes from '#modules/customers/contract/customers.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { createCustomer } from './create-customer.ts';
import { customerSheet } from './customer-export.ts';
import { countCustomers } from './customer-statistics.queries.ts';
import { customerList, deletedList, findLeading } from './customers.queries.ts';
import { moveToBin, restoreCustomer } from './move-to-bin.ts';
import { personalTaxId } from './personal-tax-id.ts';
import { asSearched, idIn } from '#platform/server/search/search-spelling.ts';
import { updateCustomer } from './update-customer.ts';

export function serveCustomers(serve: Serve, context: Context): void {
  const { personalData, translator } = context;

  /** A whole tax id is found by its hash, as that of a person is encrypted; all else by its words. */
  const searching = <Query extends { readonly search: string }>(scope: Scope, query: Query) => {
    const taxId = idIn(query.search);
    if (taxId === undefined) return { ...query, search: asSearched(query.search) };
    const taxIdKeys = [taxId, personalData.hash(scope, personalTaxId, taxId)];
    return { ...query, search: '', taxIdKeys };
  };

  serveRecord(serve, routes.customerRoutes, {
    list: (tx, scope, query) => customerList.page(tx, scope, searching(scope, query)),
    create: (tx, scope, fields) => createCustomer(tx, scope, { fields, personalData }),
    update: (tx, scope, update) => updateCustomer(tx, scope, { ...update, personalData }),
    get: findLeading,
    delete: moveToBin,
  });

  serve.transaction(routes.listDeletedRoute, ({ tx, scope, query }) =>
    deletedList.page(tx, scope, { ...searching(scope, query), sort: 'latest' as const }),
  );

  serve.transaction(routes.restoreCustomerRoute, ({ tx, scope, params }) =>
    restoreCustomer(tx, scope, params.id),
  );

  serve.transaction(routes.searchCustomersRoute, async ({ tx, scope, query }) => {
    const found = routes.customerRoutes.list.query.parse({ search: query.q });
    return customerList.page(tx, scope, searching(scope, found));
  });

  serve.transaction(routes.customerStatisticsRoute, ({ tx, scope }) =>
    countCustomers(tx, scope, context.clock.now()),
  );

  serve.transaction(routes.validateCustomerRoute, async ({ scope, body }) => {
    const { error } = routes.customerInput.safeParse(body);
    const problems = error === undefined ? [] : toFieldProblems(error);
    const fields = translator.describe(scope.language, problems);
    return { valid: fields.length === 0, fields };
  });

  serveExport(serve, context, {
    routes: routes.customerExport,
    entity: routes.CUSTOMER,
    list: (scope, query) => customerSheet(scope, searching(scope, query)),
  });

  serve.outside(routes.exportCustomersRoute, async ({ scope, body, reply }) => {
    const { format, ...query } = body;
    await context.exportTickets.record(scope, { list: routes.CUSTOMER, choices: body });
    const list = await customerSheet(scope, searching(scope, query));
    return sendFile(reply, await exportFile(context, scope, { list, format }));
  });
}
