import {
  askInConversationRoute,
  getConversationRoute,
  rateTurnRoute,
  startConversationRoute,
} from '#modules/agents/contract/conversations.ts';
import { listGapsRoute } from '#modules/agents/contract/knowledge-gaps.ts';
import { addSetQuestionRoute, setQuestion } from '#modules/agents/contract/question-set.ts';
import { startSyncRoute } from '#modules/agents/contract/sync-jobs.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { addFiles, createAgent } from './agents.ts';

/** Its address leads to this machine, where nothing listens: the sweep has it called, too. */
async function agentId({ administrator, employeeId }: SweptCompany): Promise<string> {
  const changes = { chat_webhook_url: 'http://127.0.0.1:9/' };
  return (await createAgent({ ...administrator, employeeId }, changes)).id;
}

async function createFile(company: SweptCompany) {
  const id = await agentId(company);
  return { id, file_id: await upload(company, id, 'What the company keeps to itself.') };
}

/** A version that has been replaced can be restored. */
async function createVersion(company: SweptCompany) {
  const file = await createFile(company);
  await upload(company, file.id, 'What it shows to everybody.');
  return { ...file, version_no: 1 };
}

async function upload({ administrator }: SweptCompany, id: string, text: string) {
  const [file] = await addFiles(administrator, id, { 'secret.txt': text });
  return file?.id ?? '';
}

async function createSyncJob(company: SweptCompany) {
  const { id } = await createFile(company);
  const job = await company.administrator.ask(startSyncRoute, { params: { id }, body: {} });
  return { id: job.id };
}

async function createSetQuestion(company: SweptCompany) {
  const id = await agentId(company);
  const contents = {
    'one.txt': 'What the company keeps to itself.',
    'other.txt': 'And more of it.',
  };
  const files = await addFiles(company.administrator, id, contents);
  const body = { question: 'What is it?', file_ids: files.map((file) => file.id) };
  const added = await company.administrator.ask(addSetQuestionRoute, { params: { id }, body });
  return { id: added.id };
}

/** A question whose answer was not good. */
async function createGap(company: SweptCompany) {
  const { administrator } = company;
  const { id, agent_id } = await createTurn(company);
  await administrator.ask(rateTurnRoute, { params: { id }, body: { rating: 'down', remark: '' } });
  const gaps = await administrator.ask(listGapsRoute, { params: { id: agent_id }, query: {} });
  return { id: gaps.data[0]?.id ?? '' };
}

async function createConversation(company: SweptCompany) {
  const params = { id: await agentId(company) };
  return company.administrator.ask(startConversationRoute, { params });
}

async function createTurn(company: SweptCompany) {
  const { id, agent_id } = await createConversation(company);
  const { administrator } = company;
  const question = { body: { question: 'ใคร' } };
  await administrator.call('POST', askInConversationRoute.path.replace(':id', id), question);
  const { turns } = await administrator.ask(getConversationRoute, { params: { id } });
  return { id: turns[0]?.id ?? '', agent_id };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/agents/:id': async (company) => ({ id: await agentId(company) }),
    '/v1/agents/:id/files/:file_id': createFile,
    '/v1/agents/:id/files/:file_id/versions/:version_no': createVersion,
    '/v1/sync-jobs/:id': createSyncJob,
    '/v1/set-questions/:id': createSetQuestion,
    '/v1/knowledge-gaps/:id': createGap,
    '/v1/conversations/:id': async (company) => ({ id: (await createConversation(company)).id }),
    '/v1/conversation-turns/:id': async (company) => ({ id: (await createTurn(company)).id }),
  },
  fields: {
    owner_user_id: async ({ employeeId }) => employeeId,
    employee_id: async ({ employeeId }) => employeeId,
    file_ids: async (company) => (await createFile(company)).file_id,
    'POST /v1/agents/validate id': agentId,
    'POST /v1/agents/check-webhook id': agentId,
  },
  values: {
    // Cannot be changed.
    'PUT /v1/agents/:id pinecone_index': async ({ stored }) => stored['pinecone_index'],
    'POST /v1/agents/:id/question-set file_ids': async ({ company, params }) => [
      await upload(company, String(params['id']), 'What the company keeps to itself.'),
    ],
    // One of its two files.
    'PUT /v1/set-questions/:id file_ids': async ({ stored }) => [
      setQuestion.shape.files.parse(stored['files'])[0]?.file_id,
    ],
  },
};
