import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { contactTypes } from './customer-choices.ts';
import { customerPhone, email } from './customer-fields.ts';
import { customerErrors } from './customers.ts';
import { customerPermissions } from './permissions.ts';

/** So many contacts a customer has. */
export const MOST_CONTACTS = 100;

export const contactEvents = defineEvents('customers', [
  'contact_added',
  'contact_changed',
  'contact_removed',
]);

export const contactErrors = defineErrors('customers', { contacts_full: 409 });

const contactFields = {
  contact_type: z.enum(contactTypes).default('primary'),
  first_name: plainText(100).default(''),
  last_name: plainText(100).default(''),
  /** Their position, for example purchasing manager. */
  title: plainText(100).default(''),
  department: plainText(100).default(''),
  email: email.default(''),
  phone: customerPhone.default(''),
  mobile: customerPhone.default(''),
  /** The one to talk to first: the first is, until another one becomes it. */
  is_primary: z.boolean().default(false),
  notes: plainText(1000).default(''),
};

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

const isNamed = ({ first_name, last_name }: Named) => first_name !== '' || last_name !== '';

const nameless = { path: ['first_name'], error: 'customers:errors.contact_name_required' };

export const contactInput = z.strictObject(contactFields).refine(isNamed, nameless);

export const contactChange = z
  .strictObject({ ...everyField(contactFields), updated_at: instant })
  .refine(isNamed, nameless);

export const customerContact = recordOf(z.strictObject(contactFields));

export type ContactInput = z.output<typeof contactInput>;
export type ContactChange = z.output<typeof contactChange>;
export type CustomerContact = z.output<typeof customerContact>;

export const listContactsRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/contacts',
  access: customerPermissions.names.read,
  summary: 'The contacts of a customer, in the order in which they were added',
  answers: { 200: z.object({ data: z.array(customerContact) }) },
});

export const addContactRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/:id/contacts',
  access: customerPermissions.names.write,
  summary: 'Add a contact to a customer; the first is the primary one',
  body: contactInput,
  refuses: [contactErrors.contacts_full, customerErrors.in_bin, customerErrors.merged],
  answers: { 201: customerContact },
});

export const changeContactRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/:id/contacts/:contact_id',
  access: customerPermissions.names.write,
  summary: 'Change a contact; when it becomes the primary one, another one ceases to be',
  body: contactChange,
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 200: customerContact },
});

export const removeContactRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/:id/contacts/:contact_id',
  access: customerPermissions.names.write,
  summary: 'Remove a contact; if it was primary, the oldest becomes it',
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 204: z.undefined() },
});
