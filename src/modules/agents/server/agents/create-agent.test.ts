import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '#platform/contract/errors.ts';
import { addKeeper, agentFields, createAgent, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;
let stranger: Keeper;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await addKeeper(app);
  stranger = await addKeeper(app, await addCompany(app));
});

afterAll(() => app.close());

const ENGLISH = { 'accept-language': 'en' };

/** The texts by field when a new agent was refused. */
async function problemsOf(body: unknown, headers: Record<string, string> = ENGLISH) {
  const answer = await keeper.call('POST', '/v1/agents', { body, headers });
  expect(answer.status).toBe(400);
  const { fields = [] } = errorBody.parse(answer.body);
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

const problemsWith = (changes: Record<string, unknown>) =>
  problemsOf({ ...agentFields(keeper), ...changes });

describe('creating an agent', () => {
  it('returns the agent under the next code of the company', async () => {
    const first = await createAgent(keeper, { tags: [' อ้อย ', 'โควตา', 'อ้อย'] });
    const second = await createAgent(keeper);
    expect(first).toMatchObject({
      tags: ['อ้อย', 'โควตา'],
      files_count: 0,
      latest_sync_at: null,
      embedding_in_use: 'built-in',
      needs_full_sync: false,
    });
    expect(first.code).toMatch(/^AG-\d{6}$/);
    expect(Number(second.code.slice(3))).toBe(Number(first.code.slice(3)) + 1);
  });

  it('fills in the default settings', async () => {
    const { name, owner_user_id, chat_webhook_url, pinecone_index } = agentFields(keeper);
    const body = { name, owner_user_id, chat_webhook_url, pinecone_index };
    const answer = await keeper.call('POST', '/v1/agents', { body });
    expect(answer.body).toMatchObject({
      embedding_model: 'text-embedding-ada-002',
      chunk_size: 500,
      chunk_overlap: 50,
      language: 'auto',
    });
  });

  it('reports every missing field together, in the caller’s language', async () => {
    expect(await problemsOf({})).toEqual({
      name: 'Name is required',
      owner_user_id: 'Owner is required',
      chat_webhook_url: 'Webhook URL is required',
      pinecone_index: 'Pinecone index is required',
    });
    expect(await problemsOf({ ...agentFields(keeper), name: '  ' }, {})).toEqual({
      name: 'กรุณากรอกชื่อเอเจนต์',
    });
  });

  it.each([
    { what: 'capitals in the index', pinecone_index: 'Cane', says: /^Invalid index format/ },
    { what: 'Thai in the index', pinecone_index: 'อ้อย', says: /^Invalid index format/ },
    { what: 'a long index', pinecone_index: 'a'.repeat(46), says: /45/ },
    {
      what: 'a large overlap',
      chunk_overlap: 500,
      says: /^Chunk overlap must be less than chunk size$/,
    },
    { what: 'a negative overlap', chunk_overlap: -1, says: /At least 0/ },
    { what: 'a huge chunk', chunk_size: 8_001, says: /8,000/ },
    { what: 'a number for a name', name: 7, says: /right kind/ },
    { what: 'a text for a size', chunk_size: '500', says: /right kind/ },
    { what: 'a text for tags', tags: 'อ้อย', says: /right kind/ },
    { what: 'a text for the owner', owner_user_id: '94', says: /right kind/ },
    { what: 'half an owner', owner_user_id: 94.5, says: /./ },
    { what: 'an unknown owner', owner_user_id: 999_999, says: /no such employee/ },
    { what: 'an unknown language', language: 'xx', says: /given values/ },
    {
      what: 'too many tags',
      tags: Array.from({ length: 21 }, (_, tag) => String(tag)),
      says: /20/,
    },
    { what: 'a name of 201 characters', name: 'ก'.repeat(201), says: /200/ },
    { what: 'a NUL in the name', name: 'a\0b', says: /cannot be stored/ },
    { what: 'a field it does not know', company_id: 2, says: /not known/ },
    { what: 'a model with spaces', embedding_model: 'my model', says: /model name/ },
  ])('refuses $what at the field', async ({ says, ...given }) => {
    const { what: _, ...changes } = given;
    const [path = ''] = Object.keys(changes);
    const problems = await problemsWith(changes);
    expect(Object.keys(problems)).toEqual([path]);
    expect(problems[path]).toMatch(says);
  });

  it('refuses an owner of another company', async () => {
    expect(await problemsWith({ owner_user_id: stranger.employeeId })).toEqual({
      owner_user_id: 'The company has no such employee',
    });
  });

  it('refuses the same index twice in a company, and allows it in another company', async () => {
    const { pinecone_index } = await createAgent(keeper);
    expect(await problemsWith({ pinecone_index })).toEqual({
      pinecone_index: 'Another agent of the company has a search library of this name',
    });
    await expect(createAgent(stranger, { pinecone_index })).resolves.toMatchObject({
      pinecone_index,
    });
  });

  it.each([
    'http://10.0.0.1/hook',
    'http://192.168.1.1/hook',
    'http://[fd00::1]/',
    'http://100.64.0.1/',
  ])('refuses a webhook that leads into a network: %s', async (chat_webhook_url) => {
    expect(await problemsWith({ chat_webhook_url })).toEqual({
      chat_webhook_url:
        'The answering service is inside a network. An administrator can allow it under Setting > In-house services.',
    });
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://2852039166/hook',
    'http://0xa9.0xfe.0xa9.0xfe/',
    'http://[::ffff:169.254.169.254]/',
    'http://0.0.0.0/',
  ])('refuses a webhook that no administrator could allow: %s', async (chat_webhook_url) => {
    expect(await problemsWith({ chat_webhook_url })).toEqual({
      chat_webhook_url: 'This address is never called. Use another one for the answering service.',
    });
  });

  it.each([
    ['ftp://example.com/', /must start with https/],
    ['javascript:alert(1)', /must start with https/],
    ['workflow.example/hook', /must start with https/],
    ['https://user:secret@workflow.example/', /must not contain a username/],
    ['https://user@workflow.example/', /must not contain a username/],
  ])('refuses a webhook that is no plain web address: %s', async (chat_webhook_url, message) => {
    const problems = await problemsWith({ chat_webhook_url });
    expect(problems.chat_webhook_url).toMatch(message);
  });
});
