import { addActivityRoute } from '#modules/customers/contract/activities.ts';
import { addAddressRoute } from '#modules/customers/contract/addresses.ts';
import { addContactRoute } from '#modules/customers/contract/contacts.ts';
import { mergeRoute } from '#modules/customers/contract/merges.ts';
import { createTagRoute, putOnTagRoute } from '#modules/customers/contract/tags.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createCustomer } from './customers.ts';

let made = 0;

const PLACES = { province_id: 40, district_id: 4007, subdistrict_id: 400_701 };

/** The second of its kind: the first one cannot cease to be primary. */
async function addAddress({ administrator }: SweptCompany) {
  const { id } = await createCustomer(administrator);
  const add = () =>
    administrator.ask(addAddressRoute, { params: { id }, body: { address_line1: '1/2' } });
  await add();
  return { id, address_id: (await add()).id };
}

async function addActivity({ administrator }: SweptCompany) {
  const { id } = await createCustomer(administrator);
  const body = { subject: 'Swept', due_on: '2027-01-31' };
  const activity = await administrator.ask(addActivityRoute, { params: { id }, body });
  return { id, activity_id: activity.id };
}

async function addContact({ administrator }: SweptCompany) {
  const { id } = await createCustomer(administrator);
  const add = () =>
    administrator.ask(addContactRoute, { params: { id }, body: { first_name: 'Swept' } });
  await add();
  return { id, contact_id: (await add()).id };
}

async function putTagOn({ administrator }: SweptCompany) {
  made += 1;
  const { id } = await createCustomer(administrator);
  const tag = await administrator.ask(putOnTagRoute, {
    params: { id },
    body: { name: `Swept tag ${made}` },
  });
  return { id, tag_id: tag.id };
}

async function makePair({ administrator }: Pick<SweptCompany, 'administrator'>) {
  const [{ id }, { id: other_id }] = [
    await createCustomer(administrator),
    await createCustomer(administrator),
  ];
  return { id, other_id };
}

async function makeMerge({ administrator }: SweptCompany) {
  const pair = await makePair({ administrator });
  const body = { primary_id: pair.id, merge_ids: [pair.other_id] };
  const { merge_id } = await administrator.ask(mergeRoute, { body });
  return { id: merge_id ?? '' };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/customers/:id': async ({ administrator }) => ({
      id: (await createCustomer(administrator)).id,
    }),
    '/v1/customers/:id/activities/:activity_id': addActivity,
    '/v1/customers/:id/addresses/:address_id': addAddress,
    '/v1/customers/:id/contacts/:contact_id': addContact,
    '/v1/customers/:id/tags/:tag_id': putTagOn,
    '/v1/customers/:id/duplicates/:other_id': makePair,
    '/v1/customers/merges/:id': makeMerge,
  },
  fields: {
    primary_id: async ({ administrator }) => (await createCustomer(administrator)).id,
    merge_ids: async ({ administrator }) => (await createCustomer(administrator)).id,
    customer_id: async ({ administrator }) => (await createCustomer(administrator)).id,
    owner_id: async ({ employeeId }) => employeeId,
    tag_id: async ({ administrator }) => {
      made += 1;
      const body = { name: `Swept filter ${made}` };
      return (await administrator.ask(createTagRoute, { body })).id;
    },
  },
  values: {
    'POST /v1/customers/:id/anonymise confirm_name': async ({ stored }) => stored['name'],
    'DELETE /v1/customers/:id/hard confirm_name': async ({ stored }) => stored['name'],
    customer_type: async () => 'organization',
    tax_id: async () => '0994000617721',
    branch: async () => '00001',
    postal_code: async () => '40140',
    phone: async () => '043-123-456',
    province_id: async () => PLACES.province_id,
    district_id: async () => PLACES.district_id,
    subdistrict_id: async () => PLACES.subdistrict_id,
    'POST /v1/customers/bulk rows': async () => [
      { customer_type: 'organization', company_name: 'Swept together' },
    ],
    'DELETE /v1/customers/bulk ids': async ({ company: { administrator } }) => [
      (await createCustomer(administrator)).id,
    ],
    'PUT /v1/customers/bulk rows': async ({ company: { administrator } }) => {
      const { id, updated_at } = await createCustomer(administrator);
      return [{ id, updated_at }];
    },
    'PUT /v1/customers/bulk change': async () => ({ status: 'inactive' }),
    'POST /v1/customers/tag-several ids': async ({ company: { administrator } }) => [
      (await createCustomer(administrator)).id,
    ],
    'POST /v1/customers/:id/addresses is_primary': async () => true,
    'POST /v1/customers/:id/contacts is_primary': async () => true,
  },
  writeOnly: {
    'POST /v1/customers/:id/activities follow_up': 'becomes an activity of its own',
    'POST /v1/customers/:id/activities follow_up_on': 'becomes the day of that activity',
  },
};
