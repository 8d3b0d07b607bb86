import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAddressRoute } from '#modules/customers/contract/addresses.ts';
import { addContactRoute } from '#modules/customers/contract/contacts.ts';
import { addressTypes } from '#modules/customers/contract/customer-choices.ts';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import { mergeAnswer } from '#modules/customers/contract/merges.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What people do, in any order; the numbers choose among what exists then. */
const act = fc.record({
  kind: fc.constantFrom('add', 'edit', 'merge', 'merge', 'undo', 'undo', 'delete', 'restore'),
  one: fc.nat(50),
  other: fc.nat(50),
  third: fc.nat(50),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

it('any series of additions, changes, merges, undos, deletions and restorations loses no part, and leaves one primary of each kind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
      const companyId = await addCompany(app);
      const keeper = await signIn(app, await addUser(app, { role: 'manager', companyId }));
      const ids: string[] = [];
      const merges: string[] = [];
      for (let turn = 0; turn < 4; turn += 1) ids.push((await createCustomer(keeper)).id);
      let added = 0;
      for (const id of ids) added += await addParts(keeper, id, added);
      for (const each of acts) {
        added += await carryOut(keeper, each, { ids, merges, added });
        expect(await readParts(companyId)).toEqual([soundly(added), soundly(added)]);
      }
    }),
    { numRuns: 5 },
  );
});

interface Known {
  readonly ids: readonly string[];
  readonly merges: string[];
  readonly added: number;
}

/** Does something, which may be refused; answers how many addresses it added, each with a contact. */
async function carryOut(
  keeper: SignedIn,
  { kind, one, other, third }: Act,
  { ids, merges, added }: Known,
): Promise<number> {
  const pick = (list: readonly string[], place: number) => list[place % list.length] ?? '';
  const id = pick(ids, one);
  const path = `/v1/customers/${id}`;
  switch (kind) {
    case 'add':
      return addParts(keeper, id, added);
    case 'edit':
      await keeper.call('PUT', path, { body: await edited(keeper, id, other) });
      return 0;
    case 'merge': {
      const merge_ids = [...new Set([pick(ids, other), pick(ids, third)])];
      const body = { primary_id: id, merge_ids };
      const answer = await keeper.call('POST', '/v1/customers/merge', { body });
      if (answer.status === 200) merges.push(mergeAnswer.parse(answer.body).merge_id ?? '');
      return 0;
    }
    case 'undo':
      if (merges.length > 0) {
        await keeper.call('POST', `/v1/customers/merges/${pick(merges, one)}/undo`);
      }
      return 0;
    case 'delete':
      await keeper.call('DELETE', path);
      return 0;
    default:
      await keeper.call('POST', `${path}/restore`);
      return 0;
  }
}

async function edited(keeper: SignedIn, id: string, number: number) {
  const customer = await keeper.ask(customerRoutes.get, { params: { id } });
  const {
    id: _id,
    name: _name,
    tags: _tags,
    created_at: _made,
    deleted_at: _gone,
    anonymised_at: _erased,
    ...fields
  } = customer;
  return { ...fields, note: `แก้ไข ${number}` };
}

/** One address and one contact, unless the customer is merged away or in the bin. */
async function addParts(keeper: SignedIn, id: string, number: number): Promise<number> {
  const body = {
    address_line1: String(number),
    address_type: addressTypes[number % 2],
    is_primary: number % 3 === 0,
  };
  const path = (route: { readonly path: string }) => route.path.replace(':id', id);
  const { status } = await keeper.call('POST', path(addAddressRoute), { body });
  if (status !== 201) return 0;
  const contact = { first_name: String(number), is_primary: number % 3 === 0 };
  await keeper.call('POST', path(addContactRoute), { body: contact });
  return 1;
}

/** As many parts as were added, none at a customer that was merged away, one primary among those of a kind. */
function soundly(parts: number) {
  return { parts, orphaned: 0, without_one_primary: 0 };
}

function readParts(companyId: number) {
  const tables = [
    ['customer_addresses', 'address_type'],
    ['customer_contacts', 'part.company_id'],
  ] as const;
  return Promise.all(
    tables.map(async ([table, kind]) => {
      const [figures] = await queryRows(
        app,
        `with groups as (
           select count(*) as parts, count(*) filter (where is_primary) as primaries,
             count(*) filter (where customer.merged_into is not null) as orphaned
           from ${table} part join customers customer
             on customer.company_id = part.company_id and customer.id = part.customer_id
           where part.company_id = $1 group by part.customer_id, ${kind}
         )
         select coalesce(sum(parts), 0)::int as parts, coalesce(sum(orphaned), 0)::int as orphaned,
           count(*) filter (where primaries <> 1)::int as without_one_primary from groups`,
        [companyId],
      );
      return figures;
    }),
  );
}
