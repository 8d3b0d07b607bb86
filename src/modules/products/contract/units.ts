import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { productPermissions } from './permissions.ts';
import { unitSortKeys } from './product-choices.ts';

/** Kind of record, as events name it. */
export const PRODUCT_UNIT = 'product_unit';

export const unitEvents = defineEvents('products', [
  'unit_created',
  'unit_updated',
  'unit_deleted',
]);

export const unitErrors = defineErrors('products', {
  /** Products are counted in it. */
  unit_in_use: 409,
});

/** In what products are counted, for example tonnes. */
export const unitInput = z.strictObject({
  name_th: requiredText(30),
  name_en: requiredText(30),
});

export const unit = recordOf(unitInput).extend({
  /** Products that are counted in it. */
  product_count: z.number().int(),
});

export type Unit = z.output<typeof unit>;
export type UnitInput = z.output<typeof unitInput>;

const unitFilters = {
  search: plainText(200).default(''),
  sort: sortedBy(unitSortKeys).default('name'),
};

export const unitRoutes = recordRoutes({
  path: '/v1/product-units',
  access: productPermissions.names,
  query: z.object({ ...pageParameters, ...unitFilters }),
  create: unitInput,
  change: unitInput.extend({ updated_at: instant }),
  answers: { one: unit, page: page(unit) },
  refuses: { delete: [unitErrors.unit_in_use] },
  summaries: {
    list: 'Units in which products are counted',
    get: 'A unit',
    create: 'Add a unit',
    update: 'Rename a unit',
    delete: 'Delete a unit that no product has',
  },
});
