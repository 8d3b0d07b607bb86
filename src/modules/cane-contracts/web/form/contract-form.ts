import {
  contract,
  contractChange,
  contractInput,
} from '#modules/cane-contracts/contract/contracts.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type ContractValues = FormValues<typeof contractInput>;

export const newContractForm = defineForm({ body: contractInput, prepare: withoutOthers });

export const contractForm = defineForm({
  body: contractChange,
  record: contract,
  prepare: withoutOthers,
});

/** What belongs to another type of contract is not sent, though it was typed. */
function withoutOthers<Values extends Partial<ContractValues>>(values: Values) {
  const { contractType, supportItems = [] } = values;
  return {
    ...values,
    // A price that is not typed yet is missing.
    supportItems: supportItems.map((item) => {
      const typed: unknown = item.price;
      return typed === '' ? { ...item, price: undefined } : item;
    }),
    ...(contractType !== 'tons_pro_7_days' && { dayRange: null }),
    ...(contractType !== 'tons_pro_crane' && { craneType: '' }),
    ...(contractType !== 'promotion' && {
      promotionType: null,
      promotionAmount: null,
      promotionDate: null,
    }),
  };
}
