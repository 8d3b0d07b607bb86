import { activityInput } from '#modules/customers/contract/activities.ts';
import { addressInput } from '#modules/customers/contract/addresses.ts';
import { contactInput } from '#modules/customers/contract/contacts.ts';
import { customerInput } from '#modules/customers/contract/customers.ts';
import { tagInput } from '#modules/customers/contract/tags.ts';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { addActivity } from '../activities/save-activity.ts';
import { addAddress } from '../addresses/save-address.ts';
import { addContact } from '../contacts/save-contact.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { createTag, putTagOn } from '../tags/tag-customer.ts';
import { EXAMPLES, type ExampleCustomers } from './example-customers.ts';

/** The customers of the invented companies, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'customer_examples',
    examples: EXAMPLES,
    load: (tx, scope, example) => loadExample(tx, scope, { ...context, example }),
  });
}

interface Loading {
  readonly example: ExampleCustomers;
  readonly personalData: PersonalData;
}

async function loadExample(
  tx: Transaction,
  scope: Scope,
  { example, personalData }: Loading,
): Promise<void> {
  for (const [name, colour] of example.tags) {
    await createTag(tx, scope, tagInput.parse({ name, colour }));
  }
  for (const {
    tags = [],
    addresses = [],
    contacts = [],
    activities = [],
    ...given
  } of example.customers) {
    // Some have nobody yet, so that there is something to hand out.
    const owner_id = tags.length > 0 ? scope.employeeId : null;
    const fields = customerInput.parse({ ...given, owner_id });
    const { id: customerId } = await createCustomer(tx, scope, { fields, personalData });
    for (const name of tags) await putTagOn(tx, scope, { customerId, name });
    for (const address of addresses) {
      await addAddress(tx, scope, { customerId, input: addressInput.parse(address) });
    }
    for (const contact of contacts) {
      await addContact(tx, scope, { customerId, input: contactInput.parse(contact) });
    }
    for (const { due, ...activity } of activities) {
      const due_on = due === undefined ? null : daysFromNow(due);
      const input = activityInput.parse({ ...activity, due_on, owner_id: scope.employeeId });
      await addActivity(tx, scope, { customerId, input });
    }
  }
}

const DAY_MS = 24 * 3600 * 1000;

function daysFromNow(days: number): string {
  return dayInBangkok(new Date(Date.now() + days * DAY_MS));
}
