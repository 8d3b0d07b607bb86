import { z } from 'zod';
import { email as emailAddress } from '#platform/contract/email.ts';
import { placeCode } from '#platform/contract/ids.ts';
import { phone } from '#platform/contract/phone.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { isThaiId, joinId, THAI_ID_DIGITS } from '#platform/contract/thai-id.ts';

const aWebAddress = z.url({ protocol: /^https?$/, hostname: /\./ });

/** An e-mail address in small letters, or none. */
export const email = emailAddress('customers:errors.email_invalid');

export const customerPhone = phone('customers:errors.phone_invalid');

/** The address of a site, whose `https://` may be left out; or none. */
export const website = plainText(255)
  .overwrite((text) => (text === '' || /^\w+:/.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || isWebAddress(text), 'customers:errors.website_invalid');

/** Up to 13 digits; of 13 the last one fits the others. What was answered with asterisks may come back. */
export const taxId = plainText(30)
  .overwrite(joinId)
  .refine((text) => /^[\d*]*$/.test(text), 'customers:errors.tax_id_digits')
  .max(THAI_ID_DIGITS, 'customers:errors.tax_id_long')
  .refine(
    (text) => text.length !== THAI_ID_DIGITS || isMasked(text) || isThaiId(text),
    'customers:errors.tax_id_wrong',
  );

/** The number of a branch by the Revenue Department, `00000` for the head office; or none. */
export const branch = plainText(5)
  .refine((text) => /^(?:\d{5})?$/.test(text), 'customers:errors.branch_invalid')
  .meta({ examples: ['00000'] });

/** Where something is: a line of text, and the official codes of its places. */
export const placeFields = {
  subdistrict_id: placeCode.nullable().default(null),
  district_id: placeCode.nullable().default(null),
  province_id: placeCode.nullable().default(null),
  postal_code: plainText(10).default(''),
};

function isWebAddress(text: string): boolean {
  const namesAPerson = /^\w+:\/\/[^/]*@/.test(text);
  return aWebAddress.safeParse(text).success && !namesAPerson;
}
