import * as routes from '#modules/customers/contract/contacts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const refreshes = ['customer'];
const said = { refreshes, success: 'contacts.saved', failure: 'contacts.save_failed' } as const;

export const contactsQuery = defineQuery(routes.listContactsRoute, ['customer', 'contacts']);

export const useAddContact = defineAction(routes.addContactRoute, texts, said);
export const useChangeContact = defineAction(routes.changeContactRoute, texts, said);
export const useRemoveContact = defineAction(routes.removeContactRoute, texts, {
  refreshes,
  failure: 'contacts.save_failed',
});
