import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { addressTypes } from './customer-choices.ts';
import { placeFields } from './customer-fields.ts';
import { customerErrors } from './customers.ts';
import { customerPermissions } from './permissions.ts';

/** So many addresses a customer has. */
export const MOST_ADDRESSES = 100;

export const addressEvents = defineEvents('customers', [
  'address_added',
  'address_changed',
  'address_removed',
]);

export const addressErrors = defineErrors('customers', { addresses_full: 409 });

const addressFields = {
  address_type: z.enum(addressTypes).default('billing'),
  address_line1: requiredText(200, 'customers:errors.address_required'),
  address_line2: plainText(200).default(''),
  ...placeFields,
  /** The one to use among those of its type: the first is, until another one becomes it. */
  is_primary: z.boolean().default(false),
};

export const addressInput = z.strictObject(addressFields);

export const addressChange = z.strictObject({ ...everyField(addressFields), updated_at: instant });

export const customerAddress = recordOf(addressInput);

export type AddressInput = z.output<typeof addressInput>;
export type AddressChange = z.output<typeof addressChange>;
export type CustomerAddress = z.output<typeof customerAddress>;

export const listAddressesRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/addresses',
  access: customerPermissions.names.read,
  summary: 'The addresses of a customer, in the order in which they were added',
  answers: { 200: z.object({ data: z.array(customerAddress) }) },
});

export const addAddressRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/:id/addresses',
  access: customerPermissions.names.write,
  summary: 'Add an address to a customer; the first of its type is the primary one',
  body: addressInput,
  refuses: [addressErrors.addresses_full, customerErrors.in_bin, customerErrors.merged],
  answers: { 201: customerAddress },
});

export const changeAddressRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/:id/addresses/:address_id',
  access: customerPermissions.names.write,
  summary:
    'Change an address; when it becomes the primary one of its type, another one ceases to be',
  body: addressChange,
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 200: customerAddress },
});

export const removeAddressRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/:id/addresses/:address_id',
  access: customerPermissions.names.write,
  summary: 'Remove an address; if it was primary, the oldest of its type becomes it',
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 204: z.undefined() },
});
