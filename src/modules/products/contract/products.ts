import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { productPermissions } from './permissions.ts';
import { productSortKeys, productStatuses, vatKinds } from './product-choices.ts';

/** Kind of record, as events name it. */
export const PRODUCT = 'product';

export const productEvents = defineEvents('products', ['created', 'updated', 'deleted']);

export const price = money('products:errors.price_invalid');

/** Pixels of the longer side of a picture. */
export const PICTURE_PIXELS = 512;

const PICTURE_LENGTH = 400_000;

const productFields = {
  code: requiredText(30),
  name_th: requiredText(200),
  name_en: plainText(200).default(''),
  category: plainText(100).default(''),
  unit_id: recordId,
  /** In baht, before value-added tax, from today on. */
  price,
  vat: z.enum(vatKinds).default('standard'),
  status: z.enum(productStatuses).default('active'),
  note: plainText(500).default(''),
};

/** A PNG as a `data:` address. */
const picture = z
  .string()
  .max(PICTURE_LENGTH, 'products:errors.picture_unusable')
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'products:errors.picture_unusable')
  .nullable();

export const productInput = z.strictObject({ ...productFields, picture: picture.default(null) });

export const productChange = z.strictObject({
  ...everyField(productFields),
  picture,
  updated_at: instant,
});

export type ProductInput = z.output<typeof productInput>;
export type ProductChange = z.output<typeof productChange>;

const unitReference = z.object({ id: recordId, name_th: z.string(), name_en: z.string() });

/** A product as lists show it: without its picture. */
export const listedProduct = recordOf(z.strictObject(productFields)).extend({
  currency: z.literal('THB'),
  unit: unitReference,
});

/** A product as it is answered alone. */
export const product = listedProduct.extend({ picture: z.string().nullable() });

export type ListedProduct = z.output<typeof listedProduct>;
export type Product = z.output<typeof product>;

const productFilters = {
  search: plainText(200).default(''),
  status: z.enum(productStatuses).optional(),
  category: plainText(100).optional(),
  sort: sortedBy(productSortKeys).default('code'),
};

export type ProductFilters = z.output<z.ZodObject<typeof productFilters>>;

export const productRoutes = recordRoutes({
  path: '/v1/products',
  access: productPermissions.names,
  query: z.object({
    ...pageParameters,
    page_size: pageParameters.page_size.unwrap().default(20),
    ...productFilters,
  }),
  create: productInput,
  change: productChange,
  answers: { one: product, page: page(listedProduct) },
  refuses: { delete: [errors.still_referred_to] },
  summaries: {
    list: 'Products of the company; `search` looks into code, names and category',
    get: 'One product',
    create: 'Create a product',
    update: 'Change a product; another price is valid from today',
    delete: 'Delete a product',
  },
});

/** What a form fills in for a new product; empty where no code of the usual kind is left. */
export const proposeCodeRoute = defineRoute({
  method: 'GET',
  path: '/v1/products/proposal',
  access: productPermissions.names.write,
  summary: 'A free code for a new product, in the style of the products there are',
  answers: { 200: z.object({ code: z.string() }) },
});

export const listCategoriesRoute = defineRoute({
  method: 'GET',
  path: '/v1/product-categories',
  access: productPermissions.names.read,
  summary: 'The categories that products have, at most 200',
  answers: { 200: z.object({ data: z.array(z.string()) }) },
});

export const productExport = exportRoutes({
  path: '/v1/products',
  access: productPermissions.names.read,
  what: 'the list of products',
  filters: productFilters,
});
