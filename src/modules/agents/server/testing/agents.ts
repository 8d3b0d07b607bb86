import { setTimeout } from 'node:timers/promises';
import {
  type Agent,
  type AgentInput,
  agentInput,
  createAgentRoute,
} from '#modules/agents/contract/agents.ts';
import {
  type AgentFile,
  listFilesRoute,
  uploadFilesRoute,
} from '#modules/agents/contract/files.ts';
import {
  type SyncJob,
  getSyncJobRoute,
  startSyncRoute,
} from '#modules/agents/contract/sync-jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Answer } from '#tests/support/send.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

const SYNC_WITHIN_MS = 60_000;

/** A person who may do everything with agents, and the employee's id. */
export interface Keeper extends SignedIn {
  readonly employeeId: number;
}

/** Adds a manager of agents and signs in. */
export async function addKeeper(app: TestApp, companyId = 1): Promise<Keeper> {
  const user = await addUser(app, { companyId, role: 'manager' });
  if (user.employeeId === null) throw new Error('The manager of agents is not an employee');
  return { ...(await signIn(app, user)), employeeId: user.employeeId };
}

let made = 0;

/** The fields of an agent with an unused index. */
export function agentFields(
  keeper: Pick<Keeper, 'employeeId'>,
  changes: Partial<AgentInput> = {},
): AgentInput {
  made += 1;
  const fields = agentInput.parse({
    name: `ผู้ช่วยคนที่ ${made}`,
    owner_user_id: keeper.employeeId,
    chat_webhook_url: 'https://workflow.example/webhook',
    pinecone_index: `index-${made}`,
  });
  return { ...fields, ...changes };
}

export function createAgent(keeper: Keeper, changes: Partial<AgentInput> = {}): Promise<Agent> {
  return keeper.ask(createAgentRoute, { body: agentFields(keeper, changes) });
}

/** Contents by file name. */
export type Contents = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;

/** Sends files by name and content, as a form would; `replace` comes after them. */
export function upload(
  keeper: SignedIn,
  agentId: string,
  { files, replace, field = 'files' }: { files: Contents; replace?: string; field?: string },
): Promise<Answer> {
  const form = new FormData();
  for (const [name, content] of Object.entries(files))
    form.append(field, new Blob([content]), name);
  if (replace !== undefined) form.append('replace', replace);
  return keeper.call('POST', `/v1/agents/${agentId}/files`, { body: form });
}

/** Uploads files that are accepted, and returns them in the order of their names in `files`. */
export async function addFiles(
  keeper: SignedIn,
  agentId: string,
  files: Contents,
): Promise<AgentFile[]> {
  const answer = await upload(keeper, agentId, { files, replace: 'true' });
  return uploadFilesRoute.answers[201].parse(answer.body).data;
}

export async function filesOf(keeper: SignedIn, agentId: string): Promise<AgentFile[]> {
  const query = { page_size: 100, sort: 'filename' as const };
  return (await keeper.ask(listFilesRoute, { params: { id: agentId }, query })).data;
}

/** Starts a sync and waits for its end. */
export async function sync(keeper: SignedIn, agentId: string): Promise<SyncJob> {
  const job = await keeper.ask(startSyncRoute, { params: { id: agentId }, body: {} });
  return waitForSync(keeper, job.id);
}

/** Waits until a run has ended, or is in the given state. */
export async function waitForSync(
  keeper: SignedIn,
  id: string,
  until: (job: SyncJob) => boolean = ({ status }) => status !== 'running',
): Promise<SyncJob> {
  const deadline = Date.now() + SYNC_WITHIN_MS;
  for (;;) {
    const job = await keeper.ask(getSyncJobRoute, { params: { id } });
    if (until(job)) return job;
    if (Date.now() > deadline) throw new Error(`The sync is still ${JSON.stringify(job)}`);
    await setTimeout(50);
  }
}
