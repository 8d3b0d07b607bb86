import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { TestApp } from '../app.ts';
import { addCatalogue, addSource } from '#modules/catalogue/server/testing/catalogue.ts';
import type { SignedIn } from '../sign-in.ts';
import { trackingByField, trackingByPath } from './tracking-records.ts';

/** A company of the sweep, with somebody who may do everything in it. */
export interface SweptCompany {
  readonly app: TestApp;
  readonly id: number;
  readonly administrator: SignedIn;
  readonly employeeId: number;
}

/** The path parameters that lead to a record. */
export type Params = Readonly<Record<string, string | number>>;

/** Makes a record of the company anew; answers where it is. */
export type CreateRecord = (company: SweptCompany) => Promise<Params>;

/** Answers an id of the company for a field of that name. */
export type FindId = (company: SweptCompany) => Promise<string | number>;

/** How each kind of record comes to be, by the path that ends in its id. */
export const recordsByPath: Readonly<Record<string, CreateRecord>> = {
  '/v1/agents/:id': async (company) => ({ id: await createAgent(company) }),
  '/v1/agents/:id/files/:file_id': createFile,
  '/v1/agents/:id/files/:file_id/versions/:version_no': createVersion,
  '/v1/sync-jobs/:id': createSyncJob,
  '/v1/inbox/:id': createInboxItem,
  '/v1/users/:id': async (company) => ({ id: await createUser(company) }),
  '/v1/employees/:id': async (company) => ({ id: await createEmployee(company) }),
  '/v1/departments/:id': async (company) => ({ id: await createUnit(company, 'departments') }),
  '/v1/positions/:id': async (company) => ({ id: await createUnit(company, 'positions') }),
  '/v1/roles/:id': async (company) => ({ id: await createRole(company) }),
  '/v1/api-tokens/:id': createApiToken,
  '/api/account/sessions/:id': async ({ administrator }) => ({ id: administrator.sessionId }),
  '/v1/set-questions/:id': createSetQuestion,
  '/v1/knowledge-gaps/:id': createGap,
  '/v1/conversations/:id': createConversation,
  '/v1/conversation-turns/:id': createTurn,
  '/v1/air/companies/:id': async (company) => ({ id: (await createCatalogue(company)).company }),
  '/v1/air/modules/:code': async (company) => ({ code: (await createCatalogue(company)).code }),
  '/v1/air/features/:code': async (company) => ({ code: (await createCatalogue(company)).code }),
  '/v1/air/entries/:kind/:id': async (company) => ({
    kind: 'field',
    id: (await createCatalogue(company)).field,
  }),
  '/v1/air/features/id/:id': async (company) => ({ id: (await createCatalogue(company)).feature }),
  '/v1/air/imports/:id': createImport,
  '/v1/air/sources/:id': createSource,
  '/v1/engines/:id': async (company) => ({ id: (await createEngine(company)).id }),
  '/v1/engines/:id/sub-functions/:sub_function_id': createSubFunction,
  '/v1/engines/:id/versions/:version_no': async (company) => ({
    id: (await createEngine(company)).id,
    version_no: 1,
  }),
  '/v1/engines/:id/attachments/:attachment_id': createAttachment,
  '/v1/engines/by-code/:code': async (company) => ({ code: (await createEngine(company)).code }),
  '/v1/engines/check/:code': async (company) => ({ code: (await createEngine(company)).code }),
  ...trackingByPath,
  '/api/companies/:id': async ({ id }) => ({ id }),
};

/** What the id fields of bodies and queries mean: by name, or by route and name where the name says little. */
export const idsByField: Readonly<Record<string, FindId>> = {
  owner_user_id: async ({ employeeId }) => employeeId,
  employee_id: async ({ employeeId }) => employeeId,
  manager_id: createEmployee,
  department_id: (company) => createUnit(company, 'departments'),
  position_id: (company) => createUnit(company, 'positions'),
  company_id: async ({ id }) => id,
  role_id: findRole,
  file_ids: async (company) => (await createFile(company)).file_id,
  owner_id: async ({ employeeId }) => employeeId,
  ...trackingByField,
  'PATCH /v1/air/entries/:kind/:id replacement_id': async (company) =>
    (await createCatalogue(company)).field,
  module_id: async (company) => (await createCatalogue(company)).module,
  feature_id: async (company) => (await createCatalogue(company)).feature,
  field_id: async (company) => (await createCatalogue(company)).field,
  ...Object.fromEntries(
    [
      'GET /v1/air/dashboard',
      'POST /v1/air/dashboard/refresh',
      'GET /v1/air/modules',
      'GET /v1/air/search',
      'GET /v1/air/worklist',
      'GET /v1/air/modules/:code',
      'GET /v1/air/modules/:code/expand',
      'GET /v1/air/modules/:code/features',
      'GET /v1/air/features/:code',
      'GET /v1/air/features/:code/deep-level',
      'GET /v1/air/features/:code/process-level',
      'GET /v1/air/features/:code/analytic-level',
    ].map((route) => [`${route} company_id`, findCatalogueCompany]),
  ),
  replacement_id: async (company) => (await createEngine(company)).id,
  exclude_id: async (company) => (await createEngine(company)).id,
  'POST /v1/agents/validate id': createAgent,
  'POST /v1/agents/check-webhook id': createAgent,
  'GET /api/user-permission-auth-permission id': async ({ id }) => id,
};

const TOLD_WITHIN_MS = 30_000;
const withId = z.object({ id: z.string() });
let made = 0;

async function createAgent({ administrator, employeeId }: SweptCompany): Promise<string> {
  const name = `swept-${(made += 1)}`;
  const answer = await administrator.call('POST', '/v1/agents', {
    body: {
      name,
      owner_user_id: employeeId,
      chat_webhook_url: 'http://127.0.0.1:9/',
      pinecone_index: name,
    },
  });
  return withId.parse(answer.body).id;
}

function createCatalogue({ app, id, administrator }: SweptCompany) {
  return addCatalogue(app, { companyId: id, userId: administrator.userId });
}

/** The companies that the catalogue describes, not those of the application. */
async function findCatalogueCompany(company: SweptCompany): Promise<string> {
  return (await createCatalogue(company)).company;
}

async function createImport({ administrator }: SweptCompany) {
  const body = new FormData();
  body.append('company_code', `swept-${(made += 1)}`);
  body.append('files', new Blob(['module_code\nSWEPT\n']), 'modules.csv');
  const answer = await administrator.call('POST', '/v1/air/imports', { body });
  return { id: z.object({ data: withId }).parse(answer.body).data.id };
}

/** Written at once, as the reading that follows a call would go on while the sweep looks. */
async function createSource({ app, id, administrator }: SweptCompany) {
  return { id: await addSource(app, { companyId: id, userId: administrator.userId }) };
}

async function createEngine({ administrator }: SweptCompany) {
  const body = { code: `swept-${(made += 1)}`, name: 'Swept', type: 'rule' };
  const answer = await administrator.call('POST', '/v1/engines', { body });
  return z.object({ data: withId.extend({ code: z.string() }) }).parse(answer.body).data;
}

async function createAttachment(company: SweptCompany) {
  const { id } = await createEngine(company);
  const body = new FormData();
  body.append('file', new Blob(['What the company keeps to itself.']), 'secret.txt');
  const path = `/v1/engines/${id}/attachments`;
  const answer = await company.administrator.call('POST', path, { body });
  return { id, attachment_id: z.object({ data: withId }).parse(answer.body).data.id };
}

async function createSubFunction(company: SweptCompany) {
  const { id } = await createEngine(company);
  const answer = await company.administrator.call('POST', `/v1/engines/${id}/sub-functions`, {
    body: { name: 'Swept' },
  });
  const { data } = z.object({ data: withId }).parse(answer.body);
  return { id, sub_function_id: data.id };
}

async function findRole({ administrator }: SweptCompany): Promise<string> {
  const answer = await administrator.call('GET', '/v1/roles');
  const { data } = z.object({ data: z.array(withId) }).parse(answer.body);
  return data.at(-1)?.id ?? '';
}

async function createEmployee({ administrator }: SweptCompany): Promise<number> {
  const body = {
    code: null,
    first_name_th: 'ก',
    last_name_th: 'ข',
    first_name: 'A',
    last_name: `B${(made += 1)}`,
    email: null,
    phone: null,
    department_id: null,
    position_id: null,
    manager_id: null,
  };
  const answer = await administrator.call('POST', '/v1/employees', { body });
  return z.object({ id: z.number() }).parse(answer.body).id;
}

async function createUnit(
  { administrator }: SweptCompany,
  kind: 'departments' | 'positions',
): Promise<string> {
  const name = `swept ${(made += 1)}`;
  const body = { name_th: name, name_en: name };
  return withId.parse((await administrator.call('POST', `/v1/${kind}`, { body })).body).id;
}

async function createRole({ administrator }: SweptCompany): Promise<string> {
  const body = { name: `swept ${(made += 1)}`, permissions: [] };
  return withId.parse((await administrator.call('POST', '/v1/roles', { body })).body).id;
}

async function createApiToken({ administrator }: SweptCompany) {
  const body = { name: 'swept', permissions: ['agents:read'], days: 30 };
  const answer = await administrator.call('POST', '/v1/api-tokens', { body });
  return { id: z.object({ data: withId }).parse(answer.body).data.id };
}

async function createUser(company: SweptCompany): Promise<string> {
  const body = {
    username: `swept-${(made += 1)}`,
    email: null,
    role_id: await findRole(company),
    employee_id: null,
  };
  const answer = await company.administrator.call('POST', '/v1/users', { body });
  return withId.parse(answer.body).id;
}

async function createFile(company: SweptCompany) {
  const id = await createAgent(company);
  return { id, file_id: await upload(company, id, 'What the company keeps to itself.') };
}

/** A version that has been replaced can be restored. */
async function createVersion(company: SweptCompany) {
  const file = await createFile(company);
  await upload(company, file.id, 'What it tells everybody.');
  return { ...file, version_no: 1 };
}

async function upload({ administrator }: SweptCompany, agentId: string, text: string) {
  const body = new FormData();
  body.append('replace', 'true');
  body.append('files', new Blob([text]), 'secret.txt');
  const answer = await administrator.call('POST', `/v1/agents/${agentId}/files`, { body });
  const uploaded = z.object({ data: z.array(withId) }).parse(answer.body);
  return uploaded.data[0]?.id ?? '';
}

async function createSyncJob(company: SweptCompany) {
  const agent = await createFile(company);
  const answer = await company.administrator.call('POST', `/v1/agents/${agent.id}/sync`, {
    body: {},
  });
  return { id: withId.parse(answer.body).id };
}

async function createSetQuestion(company: SweptCompany) {
  const { id, file_id } = await createFile(company);
  const answer = await company.administrator.call('POST', `/v1/agents/${id}/question-set`, {
    body: { question: 'What is it?', file_ids: [file_id] },
  });
  return { id: withId.parse(answer.body).id };
}

/** A question whose answer was not good. */
async function createGap(company: SweptCompany) {
  const { administrator } = company;
  const { id } = await createTurn(company);
  const rating = { body: { rating: 'down' } };
  await administrator.call('PUT', `/v1/conversation-turns/${id}/rating`, rating);
  const agents = await administrator.call('GET', '/v1/agents?sort=-created_at&page_size=1');
  const gaps = z.object({ data: z.array(withId) });
  const agentId = gaps.parse(agents.body).data[0]?.id ?? '';
  const answer = await administrator.call('GET', `/v1/agents/${agentId}/knowledge-gaps`);
  return { id: gaps.parse(answer.body).data[0]?.id ?? '' };
}

async function createConversation(company: SweptCompany) {
  const agent = await createAgent(company);
  const path = `/v1/agents/${agent}/conversations`;
  const answer = await company.administrator.call('POST', path);
  return { id: withId.parse(answer.body).id };
}

async function createTurn(company: SweptCompany) {
  const { id } = await createConversation(company);
  const { administrator } = company;
  await administrator.call('POST', `/v1/conversations/${id}/turns`, { body: { question: 'ใคร' } });
  const answer = await administrator.call('GET', `/v1/conversations/${id}`);
  return { id: z.object({ turns: z.tuple([withId]) }).parse(answer.body).turns[0].id };
}

/** The end of a sync is told to whoever started it. */
async function createInboxItem(company: SweptCompany) {
  const { id } = await createSyncJob(company);
  const told = z.object({ data: z.array(withId.extend({ record_id: z.string() })) });
  const deadline = Date.now() + TOLD_WITHIN_MS;
  for (;;) {
    const answer = await company.administrator.call('GET', '/v1/inbox');
    const item = told.parse(answer.body).data.find(({ record_id }) => record_id === id);
    if (item !== undefined) return { id: item.id };
    if (Date.now() > deadline) throw new Error('The end of the sync was not told');
    await setTimeout(20);
  }
}
