import * as routes from '#modules/companies/contract/in-house-services.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { createAddressBook } from '#platform/server/outbound/address-book.ts';
import { allowService, changeService } from './allow-service.ts';
import { listServicesWithUses } from './find-uses.ts';
import { inHistory, serviceKeeper } from './in-house-services.queries.ts';

/** Services in private networks that the company may call. */
export function serveInHouseServices(serve: Serve, context: Context): void {
  const needs = { ...context, addressesOf: createAddressBook() };

  serve.outside(routes.listInHouseServicesRoute, async ({ scope }) =>
    success(await listServicesWithUses(needs, scope)),
  );

  serve.transaction(routes.allowInHouseServiceRoute, async ({ tx, scope, body }) =>
    success(await allowService(tx, scope, body)),
  );

  serve.transaction(routes.changeInHouseServiceRoute, async ({ tx, scope, params, body }) =>
    success(await changeService(tx, scope, { id: params.id, change: body })),
  );

  serve.transaction(routes.removeInHouseServiceRoute, async ({ tx, scope, params }) => {
    await serviceKeeper.delete(tx, scope, {
      id: params.id,
      event: (before) => ({
        name: routes.inHouseServiceEvents.service_removed,
        before: inHistory(before),
      }),
    });
    return undefined;
  });
}
