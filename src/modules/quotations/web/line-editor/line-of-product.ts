import type { ListedProduct } from '#modules/products/contract/products.ts';
import { nameOfProduct } from '#modules/products/web/public.ts';
import { TAX_RATE } from '#modules/quotations/contract/quotation-choices.ts';
import { toBaht, toSatang } from '#platform/contract/money.ts';
import { newLine, type EditorLine } from './editor-line.ts';

/** A line of a product at its price of today, which products have before value-added tax. */
export function lineOfProduct(product: ListedProduct, pricesIncludeVat: boolean): EditorLine {
  const tax_rate = product.vat === 'standard' ? TAX_RATE : 0;
  const rate = pricesIncludeVat ? 100 + tax_rate : 100;
  return newLine({
    product_id: product.id,
    item_name: nameOfProduct(product),
    unit: nameOfProduct(product.unit),
    unit_price: toBaht(Math.floor((toSatang(product.price) * rate + 50) / 100)),
    tax_rate,
  });
}
