import { z } from 'zod';
import { PRODUCT_COLUMNS, type ProductColumn } from '#modules/products/contract/product-import.ts';
import { productStatuses, vatKinds } from '#modules/products/contract/product-choices.ts';
import { price } from '#modules/products/contract/products.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

const text = (maximum: number) => plainText(maximum).nullable().optional();

/** Spreadsheets write thousands with commas. */
const writtenPrice = requiredText(30)
  .transform((written) => Number(written.replaceAll(',', '')))
  .pipe(price);

const rules = z.object({
  code: requiredText(30),
  name_th: requiredText(200).optional(),
  name_en: text(200),
  category: text(100),
  unit: requiredText(100).optional(),
  price: writtenPrice.optional(),
  vat: z.enum(vatKinds).nullable().optional(),
  status: z.enum(productStatuses).nullable().optional(),
  note: text(500),
});

/** Products as they are read from a file; one of codes and prices only changes prices. */
export const productsInFile = {
  columns: PRODUCT_COLUMNS,
  required: ['code'] as const,
  headingOf: (column: ProductColumn) => `products:fields.${column}`,
  rules,
  choices: {
    vat: {
      standard: 'products:vat.standard',
      zero: 'products:vat.zero',
      exempt: 'products:vat.exempt',
    },
    status: { active: 'products:statuses.active', inactive: 'products:statuses.inactive' },
  },
  key: { column: 'code' as const, of: ({ code }: z.output<typeof rules>) => code },
  repeated: 'products:errors.code_repeated',
};

export type ProductRow = z.output<typeof rules> & { readonly line: number };
