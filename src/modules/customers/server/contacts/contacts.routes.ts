import * as routes from '#modules/customers/contract/contacts.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { listContacts } from './contacts.queries.ts';
import { addContact, changeContact, removeContact } from './save-contact.ts';

export function serveContacts(serve: Serve): void {
  serve.transaction(routes.listContactsRoute, async ({ tx, scope, params }) => {
    await customerKeeper.find(tx, scope, params.id);
    return { data: await listContacts(tx, scope, params.id) };
  });

  serve.transaction(routes.addContactRoute, ({ tx, scope, params, body }) =>
    addContact(tx, scope, { customerId: params.id, input: body }),
  );

  serve.transaction(routes.changeContactRoute, ({ tx, scope, params, body }) =>
    changeContact(tx, scope, { customerId: params.id, id: params.contact_id, change: body }),
  );

  serve.transaction(routes.removeContactRoute, async ({ tx, scope, params }) => {
    await removeContact(tx, scope, { customerId: params.id, id: params.contact_id });
    return undefined;
  });
}
