import type { CustomerInput } from '#modules/customers/contract/customers.ts';
import { errors } from '#platform/contract/errors.ts';
import { isMasked, maskId } from '#platform/contract/thai-id.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { customerSearchText } from './search-customers.ts';

/** The tax id as it is stored. */
export interface StoredTaxId {
  readonly tax_id: string;
  readonly tax_id_sealed: string | null;
}

interface Given {
  readonly id: string;
  readonly fields: CustomerInput;
  /** That of the customer who is changed. */
  readonly stored?: StoredTaxId;
  readonly secrets: SecretBox;
}

/** The columns of a customer: the fields, its name, its tax id, and what searches read. */
export function customerColumns(scope: Pick<Scope, 'companyId'>, given: Given) {
  const { fields } = given;
  const { customer_type, company_name, first_name, last_name } = fields;
  const taxId = taxIdColumns(scope, given);
  return {
    ...fields,
    ...taxId,
    name: customer_type === 'organization' ? company_name : `${first_name} ${last_name}`,
    search_text: customerSearchText({ ...fields, ...taxId }),
    duplicate_keys: duplicateKeys(fields),
  };
}

/** By which a tax id of the company's customers is found. */
export function hashTaxId(
  { companyId }: Pick<Scope, 'companyId'>,
  secrets: SecretBox,
  taxId: string,
): string {
  return secrets.hash(taxId, `tax id of company ${companyId}`);
}

/** The tax id itself. */
export function openTaxId(secrets: SecretBox, id: string, stored: StoredTaxId): string {
  return stored.tax_id_sealed === null ? stored.tax_id : secrets.open(stored.tax_id_sealed, id);
}

function taxIdColumns(scope: Pick<Scope, 'companyId'>, given: Given) {
  const plain = plainTaxId(given);
  const isSealed = given.fields.customer_type === 'individual' && plain !== '';
  return {
    tax_id: isSealed ? maskId(plain) : plain,
    tax_id_sealed: isSealed ? given.secrets.seal(plain, given.id) : null,
    tax_id_hash: plain === '' ? null : hashTaxId(scope, given.secrets, plain),
  };
}

/** What was answered with asterisks comes back unchanged, or is refused: also where it would become readable. */
function plainTaxId({ id, fields: { tax_id, customer_type }, stored, secrets }: Given): string {
  if (!isMasked(tax_id)) return tax_id;
  if (stored?.tax_id !== tax_id || customer_type === 'organization') {
    const fields = [{ path: 'tax_id', code: 'customers:errors.tax_id_digits' }];
    throw errors.validation_failed({ fields });
  }
  return openTaxId(secrets, id, stored);
}
