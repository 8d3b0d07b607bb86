import { IconPackage, IconPlus } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/products/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

export const places: Places = {
  synonyms: { '/products': also.products, '/products/units': also.units },
  quickActions: [
    { ...place('create', '/products?create=1'), icon: IconPlus, permission: 'products:write' },
    {
      ...place('create_unit', '/products/units?create=1'),
      icon: IconPlus,
      permission: 'products:write',
    },
  ],
  records: [
    {
      entity: 'product',
      label: records,
      icon: IconPackage,
      address: ({ id }) => `/products/${id}`,
      list: '/products',
    },
  ],
};
