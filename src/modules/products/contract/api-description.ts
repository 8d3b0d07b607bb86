import type { ApiDescription } from '#platform/contract/api-description.ts';
import { changePricesInput, priceChange, priceInput, productPrice } from './prices.ts';
import { listedProduct, product, productChange, productInput } from './products.ts';
import { unit, unitInput } from './units.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const productsApi: ApiDescription = {
  groups: [
    {
      name: 'Products',
      description: 'What the company sells: units, prices with their history, and taxes.',
      paths: ['products', 'product-units', 'product-categories'],
    },
  ],
  schemas: {
    Product: product,
    ProductChange: productChange,
    ProductInput: productInput,
    ListedProduct: listedProduct,
    ProductPrice: productPrice,
    ProductPriceInput: priceInput,
    ProductPriceChange: priceChange,
    ProductPricesChange: changePricesInput,
    ProductUnit: unit,
    ProductUnitInput: unitInput,
  },
};
