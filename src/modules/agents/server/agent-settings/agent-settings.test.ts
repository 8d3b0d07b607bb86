import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '#modules/agents/contract/agent-settings.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { addKeeper, createAgent, type Keeper } from '../testing/agents.ts';

const PATH = routes.setAgentSettingsRoute.path;
const WEBHOOK = 'https://workflow.example/shared';

let app: TestApp;
let administrator: SignedIn;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const companyId = await addCompany(app);
  administrator = await signIn(app, await addUser(app, { companyId, role: 'administrator' }));
  keeper = await addKeeper(app, companyId);
});

afterAll(() => app.close());

const propose = (name: string) => keeper.ask(routes.proposeAgentRoute, { query: { name } });

describe('the defaults of new agents', () => {
  it('are proposed with a new agent as soon as they are set', async () => {
    expect((await propose('One')).chat_webhook_url).toBe('');
    const before = await keeper.ask(routes.getAgentSettingsRoute, {});
    expect(before).toEqual({ default_webhook_url: '', updated_at: null });
    const body = { default_webhook_url: WEBHOOK, updated_at: null };
    const stored = await administrator.ask(routes.setAgentSettingsRoute, { body });
    expect((await propose('One')).chat_webhook_url).toBe(WEBHOOK);

    const late = await administrator.call('PUT', PATH, { body });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: stored });
  });

  it('are set by administrators only', async () => {
    const body = { default_webhook_url: WEBHOOK, updated_at: null };
    expect((await keeper.call('PUT', PATH, { body })).status).toBe(403);
  });

  it.each([
    ['workflow.example/shared', 'agents:errors.webhook_invalid'],
    ['http://169.254.169.254/latest', 'agents:errors.webhook_forbidden'],
    ['https://name:secret@workflow.example/', 'agents:errors.webhook_credentials'],
  ])('refuse the webhook %s', async (default_webhook_url, code) => {
    const { updated_at } = await administrator.ask(routes.getAgentSettingsRoute, {});
    const body = { default_webhook_url, updated_at };
    expect((await administrator.call('PUT', PATH, { body })).body).toMatchObject({
      fields: [{ path: 'default_webhook_url', code }],
    });
  });
});

describe('the proposed name of an index', () => {
  it.each([
    ['Cane supply assistant', 'cane-supply-assistant'],
    ['  Café — Bot!! ', 'cafe-bot'],
    ['คู่มือโควตา ๒๕๖๙', 'khumue-khowta-2569'],
    ['😀', 'agent'],
    ['', 'agent'],
    ['a'.repeat(200), 'a'.repeat(39)],
  ])('of “%s” is %s', async (name, index) => {
    expect((await propose(name)).pinecone_index).toBe(index);
  });

  it('is one that no other agent of the company has', async () => {
    const { pinecone_index } = await propose('Buying rules');
    await createAgent(keeper, { pinecone_index });
    const second = await propose('Buying rules');
    expect(second.pinecone_index).toBe('buying-rules-2');
    await createAgent(keeper, second);
    expect((await propose('Buying rules')).pinecone_index).toBe('buying-rules-3');
    // Of another company nothing is known.
    const stranger = await addKeeper(app, await addCompany(app));
    const theirs = await stranger.ask(routes.proposeAgentRoute, {
      query: { name: 'Buying rules' },
    });
    expect(theirs.pinecone_index).toBe('buying-rules');
  });
});
