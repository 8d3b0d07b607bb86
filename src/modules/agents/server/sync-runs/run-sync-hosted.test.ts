import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Agent, getAgentRoute } from '#modules/agents/contract/agents.ts';
import { summariseAgentsRoute } from '#modules/agents/contract/home.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import { addFiles, addKeeper, createAgent, filesOf, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  answerJson,
  startEmbeddingsStandIn,
  type EmbeddingsStandIn,
} from '../indexing/testing/embeddings-stand-in.ts';

const DIMENSIONS = 8;

let app: TestApp;
let keeper: Keeper;
let agent: Agent;
let service: EmbeddingsStandIn;

beforeAll(async () => {
  service = await startEmbeddingsStandIn(DIMENSIONS);
  app = await startTestApp({
    environment: {
      EMBEDDINGS_URL: service.url,
      EMBEDDINGS_API_KEY: 'key',
      EMBEDDINGS_DIMENSIONS: String(DIMENSIONS),
    },
  });
  keeper = await addKeeper(app);
});

beforeEach(async () => {
  service.behave((call, response) =>
    answerJson(response, {
      data: call.input.map((input, index) => ({
        index,
        embedding: Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(input.length + at)),
      })),
    }),
  );
  agent = await createAgent(keeper, { embedding_model: 'some-model' });
  await addFiles(keeper, agent.id, {
    '1.txt': 'อ้อยไฟไหม้',
    '2.txt': 'น้ำตาลทราย',
    '3.txt': 'กากน้ำตาล',
    '4.txt': 'ชานอ้อย',
  });
});

afterAll(async () => {
  await app.close();
  await service.close();
});

it('calls the service for the model that the agent names, and logs it', async () => {
  service.calls.length = 0;
  const job = await sync(keeper, agent.id);
  expect(job).toMatchObject({ status: 'success', files_sent: 4 });
  expect(job.log_text).toContain('ใช้โมเดล some-model');
  expect(new Set(service.calls.map(({ model }) => model))).toEqual(new Set(['some-model']));
  expect(await keeper.ask(getAgentRoute, { params: { id: agent.id } })).toMatchObject({
    embedding_in_use: 'hosted',
  });
  expect(await keeper.ask(summariseAgentsRoute, {})).toMatchObject({ embedding_in_use: 'hosted' });
});

it('marks an agent whose model is changed, and embeds everything again with the next sync', async () => {
  await sync(keeper, agent.id);
  const { name, owner_user_id, chat_webhook_url, pinecone_index, updated_at } = agent;
  const { description, tags, chunk_size, chunk_overlap, language } = agent;
  const body = {
    name,
    description,
    tags,
    chunk_size,
    chunk_overlap,
    language,
    owner_user_id,
    chat_webhook_url,
    pinecone_index,
    updated_at,
    embedding_model: 'other-model',
  };
  const changed = await keeper.call('PUT', `/v1/agents/${agent.id}`, { body });
  expect(changed.body).toMatchObject({ needs_full_sync: true });
  service.calls.length = 0;
  expect(await sync(keeper, agent.id)).toMatchObject({ files_sent: 4 });
  expect(service.calls.every(({ model }) => model === 'other-model')).toBe(true);
  expect(await keeper.ask(getAgentRoute, { params: { id: agent.id } })).toMatchObject({
    needs_full_sync: false,
  });
});

it.each([
  { what: 'is down', reason: 'embedding_unreachable', status: 0, body: {} },
  { what: 'is out of order', reason: 'embedding_broken', status: 503, body: {} },
  { what: 'fails', reason: 'embedding_broken', status: 500, body: {} },
  { what: 'is busy', reason: 'embedding_busy', status: 429, body: {} },
  { what: 'knows neither key nor model', reason: 'embedding_refused', status: 401, body: {} },
  { what: 'answers garbage', reason: 'embedding_garbage', status: 200, body: { data: [] } },
])('stops, preserves the files and gives the reason when the service $what', async (example) => {
  const { reason, status, body } = example;
  service.behave((_call, response) => {
    if (status === 0) response.destroy();
    else answerJson(response, body, status);
  });
  const job = await sync(keeper, agent.id);
  expect(job).toMatchObject({ status: 'failed', files_done: 3, files_failed: 3, files_total: 4 });
  expect(job.log_text).toMatch(/หยุดซิงก์: .*บริการแปลงข้อความเป็นเวกเตอร์/);
  const files = await filesOf(keeper, agent.id);
  expect(files.map((file) => file.reason)).toEqual([reason, reason, reason, null]);
  expect(files[0]?.reason_message).toContain('บริการแปลงข้อความเป็นเวกเตอร์');
});

it('continues from there when the service is back, and answers by keywords while it is down', async () => {
  await sync(keeper, agent.id);
  service.behave((_call, response) => answerJson(response, {}, 401));
  const params = { id: agent.id };
  const away = await keeper.ask(retrieveRoute, { params, body: { query: 'อ้อยไฟไหม้' } });
  expect(away.without_vectors).toBe('model-unavailable');
  expect(away.data[0]?.filename).toBe('1.txt');

  await addFiles(keeper, agent.id, { '1.txt': 'อ้อยสด' });
  expect(await sync(keeper, agent.id)).toMatchObject({ status: 'failed', files_failed: 1 });
  // What was indexed before is still used for answers.
  const [file] = await filesOf(keeper, agent.id);
  expect(file).toMatchObject({ status: 'error', indexed: true, needs_sync: true });

  service.behave((call, response) =>
    answerJson(response, {
      data: call.input.map((_, index) => ({
        index,
        embedding: Array.from({ length: DIMENSIONS }, () => 1),
      })),
    }),
  );
  expect(await sync(keeper, agent.id)).toMatchObject({ status: 'success', files_total: 1 });
});

it('waits as long as a busy service asks and logs it, while questions are answered by keywords without waiting', async () => {
  await sync(keeper, agent.id);
  await addFiles(keeper, agent.id, { '5.txt': 'โควตาอ้อย' });
  const params = { id: agent.id };
  let asked: Promise<unknown> | undefined;
  const before = service.calls.length;
  service.behave((call, response) => {
    if (service.calls.length === before + 1) {
      response.setHeader('retry-after', '2');
      answerJson(response, {}, 429);
      // By the time it has arrived, the sync knows that it has to wait.
      response.once('close', () => {
        asked = keeper.ask(retrieveRoute, { params, body: { query: 'อ้อยไฟไหม้' } });
      });
      return;
    }
    answerJson(response, {
      data: call.input.map((_, index) => ({
        index,
        embedding: Array.from({ length: DIMENSIONS }, () => 1),
      })),
    });
  });
  const job = await sync(keeper, agent.id);
  expect(job).toMatchObject({ status: 'success', files_sent: 1 });
  expect(job.log_text).toContain('จะทำต่อในอีก 2 วินาทีตามที่บริการขอ');
  expect(await asked).toMatchObject({ without_vectors: 'model-unavailable' });
});
