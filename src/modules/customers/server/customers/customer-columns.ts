import type { CustomerInput } from '#modules/customers/contract/customers.ts';
import { errors } from '#platform/contract/errors.ts';
import { isMasked, maskOf } from '#platform/contract/personal-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { personalTaxId } from './personal-tax-id.ts';
import { customerSearchText } from './search-customers.ts';

interface Given {
  readonly fields: CustomerInput;
  /** The customer who is changed. */
  readonly stored?: { readonly tax_id: string };
  readonly personalData: PersonalData;
}

type Named = Pick<CustomerInput, 'customer_type' | 'company_name' | 'first_name' | 'last_name'>;

/** What a customer is called. */
export function nameOf({ customer_type, company_name, first_name, last_name }: Named): string {
  return customer_type === 'organization' ? company_name : `${first_name} ${last_name}`;
}

/** The columns of a customer: the fields, its name, its tax id, and what searches read. */
export function customerColumns(scope: Pick<Scope, 'companyId'>, given: Given) {
  const { fields } = given;
  const taxId = taxIdColumns(scope, given);
  return {
    ...fields,
    ...taxId,
    name: nameOf(fields),
    search_text: customerSearchText({ ...fields, ...taxId }),
    duplicate_keys: duplicateKeys(fields),
  };
}

/** What was answered with asterisks comes back unchanged, or is refused: also where it would become readable. */
function taxIdColumns(
  scope: Pick<Scope, 'companyId'>,
  { fields: { tax_id, customer_type }, stored, personalData }: Given,
) {
  if (isMasked(tax_id)) {
    if (stored?.tax_id === tax_id && customer_type === 'individual') return { tax_id };
    const fields = [{ path: 'tax_id', code: 'customers:errors.tax_id_digits' }];
    throw errors.validation_failed({ fields });
  }
  if (customer_type === 'organization') return { tax_id, tax_id_sealed: null };
  return {
    tax_id: maskOf(tax_id, personalTaxId.shown),
    tax_id_sealed: personalData.seal(scope, personalTaxId, tax_id),
  };
}
