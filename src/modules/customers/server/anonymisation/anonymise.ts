import { anonymisationEvents } from '#modules/customers/contract/anonymisation.ts';
import { CUSTOMER, customerErrors, type Customer } from '#modules/customers/contract/customers.ts';
import { errors } from '#platform/contract/errors.ts';
import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { personalTaxId } from '../customers/personal-tax-id.ts';
import { deleteParts, findInvolved, forgetMerges } from './traces.queries.ts';

interface Anonymisation {
  readonly id: string;
  readonly confirmName: string;
  readonly reason: string;
  readonly context: Pick<Context, 'clock' | 'forget' | 'personalData' | 'translator'>;
}

/**
 * Erases what is personal of a customer and of those merged into it: fields, parts, files, and what the
 * history, notifications and merges have of them. The record stays in the bin for what points to it.
 */
export async function anonymise(
  tx: Transaction,
  scope: Scope,
  { id, confirmName, reason, context }: Anonymisation,
): Promise<Customer> {
  const stored = await customerKeeper.lock(tx, scope, id);
  const { name, merged_into, anonymised_at, updated_at } = stored;
  if (merged_into !== null) throw customerErrors.merged();
  if (anonymised_at !== null) throw customerErrors.anonymised();
  if (confirmName !== name) {
    const fields = [{ path: 'confirm_name', code: 'customers:errors.confirm_name' }];
    throw errors.validation_failed({ fields });
  }
  const { ids, others } = await findInvolved(tx, scope, id);
  await deleteParts(tx, scope, ids);
  await forgetMerges(tx, scope, ids);
  const at = context.clock.now().toISOString();
  const blank = blankCustomer(context, scope, at);
  // Without what it was before.
  const event = () => ({
    name: anonymisationEvents.anonymised,
    before: null,
    after: { reason },
  });
  const values = valuesOf(context, scope, stored);
  for (const merged of ids.filter((each) => each !== id)) {
    const other = await customerKeeper.lock(tx, scope, merged);
    values.push(...valuesOf(context, scope, other));
    await customerKeeper.change(tx, scope, {
      id: merged,
      seen: { updated_at: other.updated_at },
      event,
      values: () => blank(merged),
    });
  }
  await context.forget(tx, scope, { entity: CUSTOMER, ids, others, values });
  return customerKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event,
    values: () => blank(id),
  });
}

type StoredCustomer = Awaited<ReturnType<typeof customerKeeper.lock>>;

/** By what people look for a customer. */
function valuesOf(
  { personalData }: Pick<Context, 'personalData'>,
  scope: Scope,
  { name, company_name, email, phone, tax_id, stored_tax_id }: StoredCustomer,
): string[] {
  const taxId =
    stored_tax_id === null ? tax_id : personalData.open(scope, personalTaxId, stored_tax_id);
  return [name, company_name, email, phone, toE164(phone), taxId];
}

/** How many letters of its id tell two customers without names from each other. */
const ID_SHOWN = 6;

function blankCustomer(
  { translator }: Pick<Context, 'translator'>,
  { language }: Pick<Scope, 'language'>,
  at: string,
) {
  return (id: string) => ({
    name: translator.translate(language, 'customers:anonymisation.name', {
      code: id.slice(-ID_SHOWN),
    }),
    first_name: '',
    last_name: '',
    company_name: '',
    tax_id: '',
    tax_id_sealed: null,
    branch: '',
    email: '',
    phone: '',
    website: '',
    credit_limit: null,
    payment_terms: '',
    status: 'inactive' as const,
    address: '',
    subdistrict_id: null,
    district_id: null,
    province_id: null,
    postal_code: '',
    note: '',
    search_text: '',
    duplicate_keys: [],
    deleted_at: at,
    anonymised_at: at,
  });
}
