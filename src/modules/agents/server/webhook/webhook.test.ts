import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getAgentRoute,
  listAgentsRoute,
  updateAgentRoute,
  type Agent,
} from '#modules/agents/contract/agents.ts';
import { askRoute } from '#modules/agents/contract/questions.ts';
import {
  checkWebhookRoute,
  removeWebhookSecretRoute,
  renewWebhookSecretRoute,
} from '#modules/agents/contract/webhook.ts';
import { addKeeper, agentFields, createAgent, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { startWebhookStandIn, type WebhookStandIn } from './testing/webhook-stand-in.ts';

let app: TestApp;
let keeper: Keeper;
let workflow: WebhookStandIn;
let agent: Agent;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  workflow = await startWebhookStandIn();
});
beforeEach(async () => {
  agent = await createAgent(keeper, { chat_webhook_url: workflow.url });
  workflow.requests.length = 0;
  workflow.calls.length = 0;
  workflow.answer((response) => response.end('{"output":"พร้อม"}'));
});
afterAll(async () => {
  await workflow.close();
  await app.close();
});

const params = () => ({ id: agent.id });
const check = (chat_webhook_url = workflow.url, id: string | undefined = agent.id) =>
  keeper.ask(checkWebhookRoute, { body: { chat_webhook_url, id } });
const stored = () => keeper.ask(getAgentRoute, { params: params() });
const renew = () => keeper.ask(renewWebhookSecretRoute, { params: params() });

describe('checking a webhook', () => {
  it('reports that it answers, in which shape and how fast, and stores that with the agent', async () => {
    const found = await check();
    expect(found).toMatchObject({
      failure: null,
      status: 200,
      shape: 'output',
      streams: false,
      signed: false,
    });
    expect(found.latency_ms).toBeGreaterThanOrEqual(found.first_word_ms ?? Infinity);
    expect(workflow.calls).toMatchObject([
      { action: 'sendMessage', metadata: { agent_id: agent.id, check: true } },
    ]);
    expect((await stored()).webhook_check).toEqual(found);
    const { data } = await keeper.ask(listAgentsRoute, { query: { search: agent.code } });
    expect(data[0]?.webhook_check).toEqual(found);
  });

  it('recognises a workflow that streams, and when its first word came', async () => {
    workflow.answer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: พร้อม\n\n');
      setTimeout(() => response.end('data: แล้ว\n\n'), 300);
    });
    const found = await check();
    expect(found).toMatchObject({ failure: null, shape: 'events', streams: true });
    expect(found.first_word_ms).toBeLessThan(found.latency_ms);
  });

  it.each([
    ['refused', 404, (url: string) => url],
    ['unusable_answer', 200, (url: string) => url],
    ['unreachable', 0, () => 'http://127.0.0.1:1/hook'],
    ['forbidden_address', 0, () => 'http://10.0.0.1/hook'],
  ])('finds it %s', async (failure, status, address) => {
    workflow.answer((response) => {
      response.writeHead(status === 0 ? 200 : status, { 'content-type': 'text/html' });
      response.end('<html>');
    });
    expect(await check(address(workflow.url))).toMatchObject({ failure, status, shape: null });
  });

  it('stores nothing about an address that is not the agent’s, and forgets when it changes', async () => {
    await check(`${workflow.url}?other`);
    expect((await stored()).webhook_check).toBeNull();
    await check();
    const { updated_at } = await stored();
    const chat_webhook_url = `${workflow.url}?moved`;
    const fields = agentFields(keeper, { pinecone_index: agent.pinecone_index, chat_webhook_url });
    const body = { ...fields, updated_at };
    const moved = await keeper.ask(updateAgentRoute, { params: params(), body });
    expect(moved.webhook_check).toBeNull();
  });

  it('works in the form, where there is no agent yet, and refuses what is not an address', async () => {
    const found = await keeper.ask(checkWebhookRoute, { body: { chat_webhook_url: workflow.url } });
    expect(found.failure).toBeNull();
    const body = { chat_webhook_url: 'ftp://example.com' };
    const answer = await keeper.call('POST', checkWebhookRoute.path, { body });
    expect(answer.status).toBe(400);
  });
});

describe('the secret of a webhook', () => {
  /** Verifies as Standard Webhooks requires of receivers. */
  const verifies = (secret: string, request = workflow.requests.at(-1)) => {
    const { headers, body } = request ?? { headers: {}, body: '' };
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
  };

  it('signs checks and questions from the moment it is created', async () => {
    await check();
    expect(workflow.requests[0]?.headers['webhook-signature']).toBeUndefined();
    const { secret, webhook_signed_since } = await renew();
    expect((await stored()).webhook_signed_since).toBe(webhook_signed_since);
    expect((await check()).signed).toBe(true);
    expect(verifies(secret)).toBe(true);
    await keeper.ask(askRoute, { params: params(), body: { question: 'อ้อย', session_id: 's' } });
    expect(verifies(secret)).toBe(true);
    const sentAt = Number(workflow.requests.at(-1)?.headers['webhook-timestamp']);
    expect(Math.abs(sentAt - Date.now() / 1000)).toBeLessThan(30);
  });

  it('is shown once: no answer, no event and no row contains it, even under a repeated key', async () => {
    const headers = { 'idempotency-key': 'secret-once' };
    const path = `/v1/agents/${agent.id}/webhook-secret`;
    const first = await keeper.call('POST', path, { headers });
    const { secret } = renewWebhookSecretRoute.answers[201].parse(first.body);
    const again = await keeper.call('POST', path, { headers });
    expect(JSON.stringify(again.body)).not.toContain(secret);
    const everything = [
      JSON.stringify(await stored()),
      JSON.stringify(await queryRows(app, 'select * from agent_webhook_secrets')),
      JSON.stringify(await queryRows(app, 'select * from event_log')),
      JSON.stringify(await queryRows(app, 'select * from idempotency_keys')),
    ].join();
    expect(everything).not.toContain(secret.slice('whsec_'.length));
  });

  it('stays valid beside its successor for a day', async () => {
    const first = await renew();
    const second = await renew();
    await check();
    expect([verifies(first.secret), verifies(second.secret)]).toEqual([true, true]);
    await queryRows(
      app,
      "update agent_webhook_secrets set before_until = now() - interval '1 second'",
    );
    await check();
    expect([verifies(first.secret), verifies(second.secret)]).toEqual([false, true]);
  });

  it('can be deleted', async () => {
    await renew();
    await keeper.ask(removeWebhookSecretRoute, { params: params() });
    expect((await check()).signed).toBe(false);
    expect(workflow.requests.at(-1)?.headers['webhook-id']).toBeUndefined();
    expect((await stored()).webhook_signed_since).toBeNull();
    await keeper.ask(removeWebhookSecretRoute, { params: params() });
  });

  it('that can no longer be decrypted prevents the call instead of leaving it unsigned', async () => {
    await renew();
    await queryRows(app, "update agent_webhook_secrets set sealed = repeat('A', 80)");
    expect((await check()).failure).toBe('secret_unreadable');
    await sleep(50);
    expect(workflow.requests).toHaveLength(0);
  });
});
