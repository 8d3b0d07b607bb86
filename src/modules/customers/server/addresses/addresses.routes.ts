import * as routes from '#modules/customers/contract/addresses.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { listAddresses } from './addresses.queries.ts';
import { addAddress, changeAddress, removeAddress } from './save-address.ts';

export function serveAddresses(serve: Serve): void {
  serve.transaction(routes.listAddressesRoute, async ({ tx, scope, params }) => {
    await customerKeeper.find(tx, scope, params.id);
    return { data: await listAddresses(tx, scope, params.id) };
  });

  serve.transaction(routes.addAddressRoute, ({ tx, scope, params, body }) =>
    addAddress(tx, scope, { customerId: params.id, input: body }),
  );

  serve.transaction(routes.changeAddressRoute, ({ tx, scope, params, body }) =>
    changeAddress(tx, scope, { customerId: params.id, id: params.address_id, change: body }),
  );

  serve.transaction(routes.removeAddressRoute, async ({ tx, scope, params }) => {
    await removeAddress(tx, scope, { customerId: params.id, id: params.address_id });
    return undefined;
  });
}
