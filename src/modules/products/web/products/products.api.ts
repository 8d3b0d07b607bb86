import * as contract from '#modules/products/contract/products.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { productRoutes, PRODUCT } = contract;

export const productsQuery = defineListQuery(productRoutes.list, [PRODUCT, 'list'], {
  about: ['product_unit'],
});
export const productQuery = defineQuery(productRoutes.get, [PRODUCT, 'detail'], { fresh: true });
export const proposedCodeQuery = defineQuery(contract.proposeCodeRoute, [PRODUCT, 'proposal'], {
  fresh: true,
});
export const categoriesQuery = defineQuery(contract.listCategoriesRoute, [PRODUCT, 'categories']);
export const productActions = recordActions(productRoutes, PRODUCT);
