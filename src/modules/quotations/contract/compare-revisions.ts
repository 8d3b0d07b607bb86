import type { QuotationItem } from './quotation-items.ts';
import type { Quotation } from './quotations.ts';

/** Fields of a quotation in which revisions are compared, in the order of the screen. */
export const comparedFields = [
  'customer_name',
  'contact_name',
  'quotation_date',
  'valid_until',
  'payment_terms',
  'notes',
  'prices_include_vat',
  'discount_type',
  'discount_value',
  'withholding_tax_rate',
  'deposit_amount',
  'subtotal',
  'line_discount_total',
  'document_discount',
  'taxable_base',
  'exempt_amount',
  'vat',
  'total',
] as const satisfies readonly (keyof Quotation)[];

/** Fields in which lines are compared. */
export const comparedItemFields = [
  'item_type',
  'item_name',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'discount_type',
  'discount_value',
  'tax_rate',
  'is_optional',
] as const satisfies readonly (keyof QuotationItem)[];

interface Change<Field> {
  readonly field: Field;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

interface ItemDifference {
  readonly before: QuotationItem | null;
  readonly after: QuotationItem | null;
  /** Empty where the line was added or removed. */
  readonly changes: readonly Change<(typeof comparedItemFields)[number]>[];
}

/** What differs between two revisions. */
export interface Differences {
  readonly fields: readonly Change<(typeof comparedFields)[number]>[];
  /** Lines that differ: in the order of the newer one, then those that it no longer has. */
  readonly items: readonly ItemDifference[];
}

/** Compares two revisions; lines belong together by product, else by name, in their order. */
export function compareRevisions(older: Quotation, newer: Quotation): Differences {
  const left = [...older.items];
  const pairs = newer.items.map((after) => {
    const index = left.findIndex((candidate) => keyOf(candidate) === keyOf(after));
    const [before = null] = index < 0 ? [] : left.splice(index, 1);
    return { before, after };
  });
  return {
    fields: changesIn(comparedFields, older, newer),
    items: [
      ...pairs.map(({ before, after }) => ({
        before,
        after,
        changes: before === null ? [] : changesIn(comparedItemFields, before, after),
      })),
      ...left.map((before) => ({ before, after: null, changes: [] })),
    ].filter(
      ({ before, after, changes }) => before === null || after === null || changes.length > 0,
    ),
  };
}

function keyOf({ item_type, product_id, item_name }: QuotationItem): string {
  return `${item_type} ${product_id ?? item_name}`;
}

function changesIn<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, string | number | boolean | null>>,
  after: Readonly<Record<Field, string | number | boolean | null>>,
): Change<Field>[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
