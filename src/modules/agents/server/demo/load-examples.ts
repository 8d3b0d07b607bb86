import { and, eq } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { listMembers, scopeOf } from '#modules/identity/server/public.ts';
import { agentInput } from '#modules/agents/contract/agents.ts';
import {
  extensionOf,
  fileTypes,
  isFileExtension,
  maximumFileBytes,
} from '#modules/agents/contract/file-types.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { newId } from '#platform/server/ids.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { agentFiles } from '../files/files.tables.ts';
import { findAgentSettings } from '../agent-settings/agent-settings.queries.ts';
import { setAgentSettings } from '../agent-settings/set-agent-settings.ts';
import { agents } from '../agents/agents.tables.ts';
import type { ReceivedFile } from '../files/receive-files.ts';
import { createAgentKeeper } from '../agents/agents.queries.ts';
import { createAgent } from '../agents/create-agent.ts';
import { pasteSetQuestions } from '../question-set/paste-set-questions.ts';
import { startSync } from '../sync-jobs/start-sync.ts';
import { storeUpload } from '../files/store-upload.ts';
import { updateFile } from '../files/update-file.ts';
import { EXAMPLE_AGENTS, type ExampleAgent } from './example-agents.ts';
import { exampleWebhook } from './example-webhook.ts';

const FILES = new URL('./files/', import.meta.url);
/** The same at each attempt, so that an interrupted load does not start a sync twice. */
const SYNC_KEY = 'example';

/** Creates the agents of the invented companies as a person would, and syncs them. Safe to repeat. */
export async function loadExamples(context: AgentsContext, signal: AbortSignal): Promise<void> {
  const { database } = context;
  const members = await database.asSystem(listMembers, { readOnly: true });
  for (const example of EXAMPLE_AGENTS) {
    signal.throwIfAborted();
    const author = members.find(
      ({ companyId, role }) => companyId === example.companyId && role === 'administrator',
    );
    if (author === undefined) continue;
    const { companyId, userId } = author;
    const scope = await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' });
    await setDefaultWebhook(context, scope);
    const agentId = await findOrCreate(context, scope, example);
    await addFiles(context, scope, { agentId, example });
    await addQuestions(context, scope, { agentId, example });
    const start = { agentId, idempotencyKey: SYNC_KEY, jobs: context.jobs };
    await database.inCompany(scope, (tx) => startSync(tx, scope, start));
  }
}

/** So that a new agent of an example company answers, too. */
async function setDefaultWebhook({ config, database }: AgentsContext, scope: Scope): Promise<void> {
  await database.inCompany(scope, async (tx) => {
    const { updated_at } = await findAgentSettings(tx, scope);
    if (updated_at !== null) return;
    await setAgentSettings(tx, scope, { default_webhook_url: exampleWebhook(config), updated_at });
  });
}

async function findOrCreate(
  { config, database, modelOf }: AgentsContext,
  scope: Scope,
  { fields }: ExampleAgent,
): Promise<string> {
  const input = agentInput.parse({ ...fields, chat_webhook_url: exampleWebhook(config) });
  const creation = { input, agentKeeper: createAgentKeeper(modelOf) };
  return database.inCompany(scope, async (tx) => {
    const [existing] = await tx
      .select({ id: agents.id })
      .from(agents)
      .where(
        and(
          eq(agents.company_id, scope.companyId),
          eq(agents.pinecone_index, fields.pinecone_index),
        ),
      );
    return existing?.id ?? (await createAgent(tx, scope, creation)).id;
  });
}

/** Existing ones are not added again. */
async function addQuestions(
  { database, translator }: AgentsContext,
  scope: Scope,
  { agentId, example: { questions = [] } }: { agentId: string; example: ExampleAgent },
): Promise<void> {
  const text = questions.map(({ question, filename }) => `${question}\t${filename}`).join('\n');
  await database.inCompany(scope, (tx) =>
    pasteSetQuestions(tx, scope, { agentId, text, translator }),
  );
}

async function addFiles(
  context: AgentsContext,
  scope: Scope,
  { agentId, example }: { agentId: string; example: ExampleAgent },
): Promise<void> {
  const { database, modelOf, translator } = context;
  for (const { source, earlier, filename, note } of example.files) {
    if (earlier !== undefined && !(await hasFile(context, scope, { agentId, filename }))) {
      await addFile(context, scope, { agentId, source: earlier, filename });
    }
    const file = await addFile(context, scope, { agentId, source, filename });
    if (file === undefined || note === undefined || file.note === note) continue;
    const change = { operation: 'update_note' as const, payload: { note } };
    await database.inCompany(scope, (tx) =>
      updateFile(tx, scope, { agentId, fileId: file.id, change, modelOf, translator }),
    );
  }
}

async function hasFile(
  { database }: AgentsContext,
  scope: Scope,
  { agentId, filename }: { agentId: string; filename: string },
): Promise<boolean> {
  const found = await database.inCompany(scope, (tx) =>
    tx
      .select({ id: agentFiles.id })
      .from(agentFiles)
      .where(and(eq(agentFiles.agent_id, agentId), eq(agentFiles.filename, filename))),
  );
  return found.length > 0;
}

async function addFile(
  context: AgentsContext,
  scope: Scope,
  { agentId, source, filename }: { agentId: string; source: string; filename: string },
): Promise<AgentFile | undefined> {
  const extension = extensionOf(filename);
  if (!isFileExtension(extension)) throw new Error(`${filename} is not a document`);
  const content = await context.files.receive(
    createReadStream(new URL(source, FILES)),
    maximumFileBytes,
  );
  const received: ReceivedFile = { filename, mime_type: fileTypes[extension], content };
  const form = { files: [received], refused: [], replace: true };
  const { data } = await storeUpload(context, scope, { agentId, form });
  return data[0];
}
