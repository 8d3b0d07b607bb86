import {
  quotation,
  quotationChange,
  quotationInput,
} from '#modules/quotations/contract/quotations.ts';
import { TAX_RATE } from '#modules/quotations/contract/quotation-choices.ts';
import type { ItemInput, QuotationItem } from '#modules/quotations/contract/quotation-items.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type QuotationValues = FormValues<typeof quotationInput>;

export const newQuotationForm = defineForm({
  body: quotationInput,
  prepare: withoutBlankDiscounts,
});

export const quotationForm = defineForm({
  body: quotationChange,
  record: quotation,
  derive: ({ items }) => ({ items: items.map(toInput), status: null }),
  prepare: withoutBlankDiscounts,
});

/** A discount that is not typed is none. */
function withoutBlankDiscounts<Values extends Pick<QuotationValues, 'items'>>(values: Values) {
  const items = values.items.map((item) => {
    const typed: unknown = item.discount_value;
    return typed === '' ? { ...item, discount_value: 0 } : item;
  });
  return { ...values, items };
}

/** A stored line as it is edited. */
function toInput(item: QuotationItem): Omit<ItemInput, 'display_order'> {
  return {
    item_type: item.item_type,
    product_id: item.product_id,
    item_name: item.item_name,
    description: item.description,
    quantity: item.quantity,
    unit: item.unit,
    unit_price: item.unit_price,
    discount_type: item.discount_type,
    discount_value: item.discount_value,
    tax_rate: item.tax_rate === 0 ? 0 : TAX_RATE,
    is_optional: item.is_optional,
  };
}
