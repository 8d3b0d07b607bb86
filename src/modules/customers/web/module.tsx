import { IconAddressBook } from '@tabler/icons-react';
import { navigation } from '#modules/customers/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  createCustomerRoute,
  customerBinRoute,
  customerDetailRoute,
  customerListRoute,
  customerTagsRoute,
  duplicateListRoute,
  editCustomerRoute,
  mergeCustomersRoute,
} from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const customers = defineModule({
  name: 'customers',
  routes: [
    customerListRoute,
    createCustomerRoute,
    customerBinRoute,
    customerTagsRoute,
    duplicateListRoute,
    mergeCustomersRoute,
    customerDetailRoute,
    editCustomerRoute,
  ],
  navigation: [
    {
      to: '/customers',
      label: labels.customers,
      icon: IconAddressBook,
      permission: 'customers:read',
      group: 'registers',
    },
  ],
  personal: ['customer'],
  crumbs: {
    '/customers/create': labels.create,
    '/customers/$id/edit': labels.edit,
    '/customers/bin': labels.bin,
    '/customers/tags': labels.tags,
    '/customers/duplicates': labels.duplicates,
    '/customers/merge': labels.merge,
  },
  home: {
    about: ['customer'],
    lists: ['waiting'],
    permissions: ['customers:read'],
    load: async () => {
      const [{ customerNews }] = await Promise.all([
        import('./home/customer-news.ts'),
        texts.load(),
      ]);
      return customerNews;
    },
  },
  places: async () => (await import('./places.ts')).places,
});
