import { afterAll, expect, it } from 'vitest';
import { agentSortKeys, listAgentsRoute } from '#modules/agents/contract/agents.ts';
import { addKeeper, createAgent } from '../testing/agents.ts';
import { startTestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany } from '#tests/support/sign-in.ts';

const app = await startTestApp({ role: 'web' });
afterAll(() => app.close());

/** More than a search sorts, and pages beyond those whose rows are all read. */
const TWINS = 1_049;
const PAGES = [1, 7, 11];
const SHOWN = 250;

it('pages through a long list in one order, whether it is searched or not, and shows nobody else’s', async () => {
  const keeper = await addKeeper(app);
  const stranger = await addKeeper(app, await addCompany(app));
  await createAgent(stranger, { name: 'ผู้ช่วย' });
  const { id } = await createAgent(keeper, { name: 'ผู้ช่วย' });
  await queryRows(
    app,
    `insert into agents
     select (jsonb_populate_record(agents, jsonb_build_object('id', gen_random_uuid(), 'code', 'C-' || n,
       'pinecone_index', 'twin-' || n, 'name', 'ผู้ช่วย ' || n % 7, 'files_count', n % 3,
       'latest_sync_at', case when n % 2 = 0 then now() - n % 5 * interval '1 day' end))).*
     from agents, generate_series(1, ${TWINS}) n where id = '${id}'`,
  );

  for (const sort of agentSortKeys) {
    const pages = async (search: string) => {
      const query = { sort, search, page_size: 100, count: 'exact' as const };
      const ids: string[] = [];
      for (const page of PAGES) {
        const answer = await keeper.ask(listAgentsRoute, { query: { ...query, page } });
        expect(answer.total).toBe(TWINS + 1);
        ids.push(...answer.data.map((agent) => agent.id));
      }
      return ids;
    };
    const plain = await pages('');
    expect(new Set(plain).size).toBe(SHOWN);
    expect(await pages('ผู้ช่วย')).toEqual(plain);
  }

  const colleague = await addKeeper(app);
  const other = await createAgent(colleague, { name: 'ผู้ช่วย' });
  const query = { search: 'ผู้ช่วย', sort: 'name' as const, page_size: 100 };
  const everybodys = await keeper.ask(listAgentsRoute, { query });
  expect(everybodys.data.map((agent) => agent.id)).toContain(other.id);
  const owner_user_id = keeper.employeeId;
  const { data, total } = await keeper.ask(listAgentsRoute, { query: { ...query, owner_user_id } });
  expect([total, new Set(data.map((agent) => agent.owner_user_id))]).toEqual([
    TWINS + 1,
    new Set([owner_user_id]),
  ]);
});
