import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addKeeper, agentFields, type Keeper } from '#modules/agents/server/testing/agents.ts';
import { startTestApp, type TestApp } from './support/app.ts';

/** All a client knows of a call before it has read the document. */
interface AnyCall {
  parameters: {
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    path?: Record<string, unknown>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type Paths = Record<string, Record<Method, AnyCall>>;

const methods = z.enum(['get', 'post', 'put', 'patch', 'delete']);
type Method = z.output<typeof methods>;

const form = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.string() })),
  required: z.array(z.string()),
});
const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
    .optional(),
});
const document = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.partialRecord(methods, operation)),
});

let app: TestApp;
let keeper: Keeper;
let groups: string[];
let operations: { id: string; tags: string[]; method: Method; path: string; form: unknown }[];

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  const { data } = await createClient<Paths>({ baseUrl: app.address }).GET('/openapi.json');
  const { tags: described, paths } = document.parse(data);
  groups = described.map(({ name }) => name);
  operations = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { operationId: id, tags, requestBody }]) => ({
      id,
      tags,
      method: methods.parse(method),
      path,
      form: requestBody?.content['multipart/form-data']?.schema,
    })),
  );
});
afterAll(() => app.close());

/** Makes a call by its name in the document. */
async function call(id: string, init: Pick<Parameters<typeof request>[2], 'params' | 'body'> = {}) {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The document has no call ${id}`);
  return request(found.method, found.path, init);
}

function request(
  method: Method,
  path: string,
  init: { params?: AnyCall['parameters']; body?: unknown },
) {
  const client = createClient<Paths>({
    baseUrl: app.address,
    headers: { authorization: `Bearer ${keeper.jwt}`, 'x-company-id': '1' },
  });
  return client.request(method, path, {
    ...init,
    ...(init.body instanceof FormData ? { bodySerializer: (body: unknown) => body } : {}),
  });
}

const created = z.object({ id: z.uuid() });

describe('a client made from the document', () => {
  it('has one name for each call', () => {
    const names = operations.map(({ id }) => id);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['listAgents', 'createAgent', 'syncAgent', 'getEngineByCode']),
    );
  });

  it('finds each call in a group that is described', () => {
    const missing = operations.filter(({ tags }) => !tags.every((tag) => groups.includes(tag)));
    expect(missing.map(({ id, tags }) => `${id} in ${tags.join()}`)).toEqual([]);
  });

  it('creates, reads and lists, and receives the format of failures', async () => {
    const { data, response } = await call('createAgent', { body: agentFields(keeper) });
    expect(response.status).toBe(201);
    const { id } = created.parse(data);
    expect((await call('getAgent', { params: { path: { id } } })).data).toMatchObject({ id });
    const listed = await call('listAgents', { params: { query: { page_size: 1 } } });
    expect(listed.data).toMatchObject({ page: 1, page_size: 1 });
    const refused = await call('listAgents', { params: { query: { pagesize: 1 } } });
    expect([refused.response.status, refused.error]).toEqual([
      400,
      expect.objectContaining({ code: 'validation_failed' }),
    ]);
  });

  it('repeats a call under its idempotency key', async () => {
    const params = { header: { 'Idempotency-Key': 'a key of the client' } };
    const body = agentFields(keeper);
    const first = await call('createAgent', { params, body });
    const again = await call('createAgent', { params, body });
    expect(again.data).toEqual(first.data);
    expect(again.response.headers.get('idempotency-replayed')).toBe('true');
  });

  it('uploads by the fields of the described form', async () => {
    const { id } = created.parse((await call('createAgent', { body: agentFields(keeper) })).data);
    const described = form.parse(operations.find((one) => one.id === 'createAgentFile')?.form);
    const [field = ''] = described.required;
    expect(Object.keys(described.properties)).toEqual(['replace', field]);
    const body = new FormData();
    body.append(field, new Blob(['the price of cane']), 'price.txt');
    body.append('replace', 'true');
    const { data, response } = await call('createAgentFile', { params: { path: { id } }, body });
    expect(response.status).toBe(201);
    expect(data).toMatchObject({ data: [{ filename: 'price.txt' }], errors: [] });
  });
});
