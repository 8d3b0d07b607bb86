import { bareCompanyName, barePersonName } from '#libraries/text/bare-names.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { CustomerType } from '#modules/customers/contract/customer-choices.ts';
import { spellPhone, toE164 } from '#platform/contract/phone.ts';

/** What of a customer is compared, besides its tax id, which has an index of its own. */
export interface ComparedFields {
  readonly customer_type: CustomerType;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly phone: string;
  readonly subdistrict_id: number | null;
}

/** The kinds of keys, by the letter that each begins with. */
export const KEY = { phone: 'p:', email: 'e:', name: 'n:', start: 's:', end: 'z:' } as const;

/** A shorter name is not the same because it is written the same. */
const SHORTEST_NAME = 4;

/** A typing error is in one half of a name at most: the start or the end is still right. */
const INTACT = 4;

/** The keys of a customer: two that may be one have a key in common. */
export function duplicateKeys(fields: ComparedFields): string[] {
  const name = nameKey(fields);
  const place = fields.subdistrict_id;
  const phone = phoneKey(fields.phone);
  const email = normaliseText(fields.email);
  return [
    ...(phone === '' ? [] : [KEY.phone + phone]),
    ...(email.includes('@') ? [KEY.email + email] : []),
    ...(name.length < SHORTEST_NAME ? [] : [KEY.name + name]),
    ...(name.length < SHORTEST_NAME || place === null
      ? []
      : [
          `${KEY.start}${place}:${name.slice(0, INTACT)}`,
          `${KEY.end}${place}:${name.slice(-INTACT)}`,
        ]),
  ];
}

/** The name as it is compared; none where it is incomplete. */
function nameKey(fields: ComparedFields): string {
  const { customer_type, company_name, first_name, last_name } = fields;
  if (customer_type === 'organization') return bareCompanyName(company_name);
  return first_name === '' || last_name === '' ? '' : barePersonName(first_name, last_name);
}

/** Mobile numbers of before 2006, which got an 8 behind their 0. */
const OLD_MOBILE = /^0([169]\d{7})$/;

/** A number as it is stored, `+66812345678`, also one in an old spelling; nothing where it is none. */
function phoneKey(typed: string): string {
  const number = toE164(spellPhone(typed));
  const current = OLD_MOBILE.test(number) ? toE164(number.replace(OLD_MOBILE, '08$1')) : number;
  return /^\+\d{8,}$/.test(current) ? current : '';
}
