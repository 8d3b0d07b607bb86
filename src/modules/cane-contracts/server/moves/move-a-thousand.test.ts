import { expect, it } from 'vitest';
import { contractRoutes } from '#modules/cane-contracts/contract/contracts.ts';
import { MOST_MOVED, moveContractsRoute } from '#modules/cane-contracts/contract/moves.ts';
import { startTestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { createContract, makeLand } from '../testing/contracts.ts';

const REFUSED = 10;

/** Copies of a contract with its land: created one after another, a thousand would take a minute. */
const COPIES = `
  with copied as (
    insert into cane_contracts select (jsonb_populate_record(contract, jsonb_build_object(
      'id', gen_random_uuid(), 'code', contract.code || '-' || number))).*
    from cane_contracts contract, generate_series(1, $2) number where contract.id = $1
    returning id, company_id),
  plots as (
    insert into cane_contract_plots select copied.company_id, copied.id, plot_id, place
    from copied, cane_contract_plots where contract_id = $1),
  crops as (
    insert into cane_contract_crops select copied.company_id, copied.id, crop_id, place
    from copied, cane_contract_crops where contract_id = $1)
  select id from copied`;

it('a thousand contracts are moved by one call, and those that cannot be moved say why', async () => {
  const app = await startTestApp({ role: 'web' });
  const office = await signIn(app, await addUser(app, { role: 'manager' }));
  const land = await makeLand(office);
  const complete = await createContract(office, land);
  const empty = await createContract(office, { quotaId: land.quotaId });
  const copy = (id: string, count: number) =>
    queryRows<{ id: string }>(app, COPIES, [id, count]).then((rows) => rows.map((row) => row.id));
  const ready = await copy(complete.id, MOST_MOVED - REFUSED);
  const drafts = await copy(empty.id, REFUSED);
  const contracts = [...ready, ...drafts].map((id) => ({ id, version: 1 }));
  const body = { contracts, to_status_code: 'submitted' } as const;

  const answer = await office.ask(moveContractsRoute, { body });
  expect(answer.done.toSorted()).toEqual(ready.toSorted());
  expect(answer.refused.map(({ id }) => id).toSorted()).toEqual(drafts.toSorted());
  expect(new Set(answer.refused.map(({ code }) => code))).toEqual(
    new Set(['cane-contracts:errors.plots_required']),
  );
  const submitted = await office.ask(contractRoutes.list, { query: { status: 'submitted' } });
  expect(submitted.total).toBe(ready.length);
  const again = await office.ask(moveContractsRoute, {
    body: { ...body, contracts: contracts.slice(0, REFUSED) },
  });
  expect(again.done).toEqual([]);
  expect(again.refused.map(({ id }) => id).toSorted()).toEqual(ready.slice(0, REFUSED).toSorted());
  const tooMany = await office.call('PATCH', moveContractsRoute.path, {
    body: { ...body, contracts: [...contracts, { id: empty.id }] },
  });
  expect(tooMany).toMatchObject({ status: 400, body: { fields: [{ path: 'contracts' }] } });
  await app.close();
});
