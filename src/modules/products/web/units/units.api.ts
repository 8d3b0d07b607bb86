import * as contract from '#modules/products/contract/units.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { unitRoutes, PRODUCT_UNIT } = contract;

export const unitsQuery = defineListQuery(unitRoutes.list, [PRODUCT_UNIT, 'list'], {
  about: ['product'],
});
export const unitActions = recordActions(unitRoutes, PRODUCT_UNIT);
