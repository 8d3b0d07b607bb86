import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { productPermissions } from './permissions.ts';
import { priceEvents } from './prices.ts';
import { productStatuses, vatKinds } from './product-choices.ts';
import { PRODUCT, productEvents } from './products.ts';
import { PRODUCT_UNIT, unitEvents } from './units.ts';

const permission = productPermissions.name('read');

/** Events of products, their prices and their units that people can be notified of. */
export const notifiableProducts: readonly NotifiableEvents[] = [
  {
    feature: PRODUCT,
    permission,
    events: {
      [productEvents.created]: 'Succession',
      [productEvents.updated]: 'Succession',
      [productEvents.deleted]: 'Anomaly',
      [priceEvents.price_changed]: 'Succession',
      [priceEvents.price_planned]: 'Succession',
      [priceEvents.price_withdrawn]: 'Anomaly',
    },
    properties: {
      code: properties.text(),
      name_th: properties.text(),
      name_en: properties.text(),
      category: properties.text(),
      price: properties.money(),
      valid_from: properties.date(),
      vat: properties.choice(vatKinds),
      status: properties.choice(productStatuses),
    },
  },
  {
    feature: PRODUCT_UNIT,
    permission,
    events: {
      [unitEvents.unit_created]: 'Succession',
      [unitEvents.unit_updated]: 'Succession',
      [unitEvents.unit_deleted]: 'Anomaly',
    },
    properties: { name_th: properties.text(), name_en: properties.text() },
  },
];
