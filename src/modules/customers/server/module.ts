import { serveHistory } from '#modules/audit/server/public.ts';
import { customersApi } from '#modules/customers/contract/api-description.ts';
import { notifiableCustomers } from '#modules/customers/contract/notifiable.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import { en } from '#modules/customers/i18n/en.ts';
import { th } from '#modules/customers/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { activitiesInMerges } from './activities/activities.queries.ts';
import { serveActivities } from './activities/activities.routes.ts';
import { searchOwnActivities } from './activities/search-activities.ts';
import { addressesInMerges } from './addresses/addresses.queries.ts';
import { serveAddresses } from './addresses/addresses.routes.ts';
import { customerImport } from './customer-import/customer-import.ts';
import { serveCustomerImport } from './customer-import/customer-import.routes.ts';
import { contactsInMerges } from './contacts/contacts.queries.ts';
import { serveContacts } from './contacts/contacts.routes.ts';
import { customerKeeper, filesOfCustomers } from './customers/customers.queries.ts';
import { serveCustomers } from './customers/customers.routes.ts';
import { customers } from './customers/customers.tables.ts';
import { personalTaxId } from './customers/personal-tax-id.ts';
import { resealTaxIds } from './customers/reseal-tax-ids.ts';
import { searchCustomers } from './customers/search-customers.ts';
import { loadExamples } from './demo/load-examples.ts';
import { serveDuplicates } from './duplicates/duplicates.routes.ts';
import { serveAnonymisation } from './anonymisation/anonymisation.routes.ts';
import { serveDeletion } from './deletion/deletion.routes.ts';
import { serveMerges } from './merges/merges.routes.ts';
import { tagsInMerges } from './merges/tags-in-merges.ts';
import { serveSeveral } from './several/several.routes.ts';
import { serveTags } from './tags/tags.routes.ts';

/** To whom the company sells. */
export const customersModule: ServerModule = {
  name: 'customers',
  texts: { th, en },
  api: customersApi,
  permissions: customerPermissions.set,
  lists: {
    customers: customerPermissions.name('read'),
    'customers-import': customerPermissions.name('write'),
    'deleted-customers': customerPermissions.name('delete'),
    'customer-duplicates': customerPermissions.name('read'),
  },
  notifiable: [notifiableCustomers],
  attachments: [filesOfCustomers],
  personalFields: [personalTaxId],
  searches: [searchCustomers, searchOwnActivities],
  pointing: [addressesInMerges, contactsInMerges, tagsInMerges, activitiesInMerges],
  amounts: { [CUSTOMER]: ['credit_limit'] },
  recordNames: [{ table: customers, name: customers.name }],
  create: (context) => ({
    imports: [customerImport(context)],
    routes(serve) {
      serveCustomers(serve, context);
      serveDuplicates(serve, context);
      serveMerges(serve, context);
      serveAddresses(serve);
      serveContacts(serve);
      serveTags(serve, context);
      serveSeveral(serve, context);
      serveActivities(serve, context);
      serveDeletion(serve);
      serveAnonymisation(serve, context);
      serveCustomerImport(serve, context);
      serveHistory(serve, {
        ...context,
        route: customerHistoryRoute,
        entity: CUSTOMER,
        find: (tx, scope, id) => customerKeeper.find(tx, scope, id),
      });
    },
    async prepare() {
      await resealTaxIds(context);
      await loadExamples(context);
    },
  }),
};
