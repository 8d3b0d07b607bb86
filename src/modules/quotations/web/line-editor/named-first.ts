import type { ListedProduct } from '#modules/products/contract/products.ts';
import { nameOfProduct } from '#modules/products/web/public.ts';

type NamedProduct = Pick<ListedProduct, 'code' | 'name_th' | 'name_en'>;

/** What begins so, then what has it in its name, then what only mentions it. */
export function namedFirst<Product extends NamedProduct>(
  products: readonly Product[],
  search: string,
): readonly Product[] {
  const wanted = search.toLowerCase();
  const rank = (product: Product) => {
    const names = [product.code, nameOfProduct(product)].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return products.toSorted((one, other) => rank(one) - rank(other));
}
