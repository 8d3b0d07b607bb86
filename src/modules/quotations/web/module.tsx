import { IconFileInvoice } from '@tabler/icons-react';
import { navigation } from '#modules/quotations/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  createQuotationRoute,
  editQuotationRoute,
  quotationDetailRoute,
  quotationListRoute,
  quotationSettingsRoute,
  quotationStatisticsRoute,
} from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const quotations = defineModule({
  name: 'quotations',
  routes: [
    quotationListRoute,
    createQuotationRoute,
    quotationStatisticsRoute,
    quotationSettingsRoute,
    quotationDetailRoute,
    editQuotationRoute,
  ],
  navigation: [
    {
      to: '/quotations',
      label: labels.quotations,
      icon: IconFileInvoice,
      permission: 'quotations:read',
      group: 'work',
    },
  ],
  personal: ['quotation'],
  crumbs: {
    '/quotations/create': labels.create,
    '/quotations/statistics': labels.statistics,
    '/quotations/settings': labels.settings,
    '/quotations/$id/edit': labels.edit,
  },
  home: {
    about: ['quotation'],
    lists: ['waiting', 'failed'],
    permissions: ['quotations:read'],
    load: async () => {
      const [{ quotationNews }] = await Promise.all([
        import('./home/quotation-news.ts'),
        texts.load(),
      ]);
      return quotationNews;
    },
  },
  recordTabs: [
    {
      entity: 'customer',
      name: 'quotations',
      label: labels.of_customer,
      icon: IconFileInvoice,
      permission: 'quotations:read',
      component: async () => {
        const [{ QuotationsOfCustomer }] = await Promise.all([
          import('./of-customer/quotations-of-customer.tsx'),
          texts.load(),
        ]);
        return QuotationsOfCustomer;
      },
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
