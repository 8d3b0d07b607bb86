/** What other modules may use of products: the search for them, and how they are called. */
export { nameOf as nameOfProduct } from './product-name.ts';
export { productsQuery } from './products/products.api.ts';
