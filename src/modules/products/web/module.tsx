import { IconPackage, IconRulerMeasure } from '@tabler/icons-react';
import { navigation } from '#modules/products/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { productDetailRoute, productListRoute, unitListRoute } from './routes.tsx';

const labels = pageTexts(navigation);

export const products = defineModule({
  name: 'products',
  routes: [productListRoute, unitListRoute, productDetailRoute],
  navigation: [
    {
      to: '/products',
      label: labels.products,
      icon: IconPackage,
      permission: 'products:read',
      group: 'registers',
    },
    {
      to: '/products/units',
      label: labels.units,
      icon: IconRulerMeasure,
      permission: 'products:read',
      group: 'registers',
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
