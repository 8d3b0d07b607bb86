import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDownloadTicketRoute,
  deleteFileRoute,
  listFilesRoute,
  updateFileRoute,
} from '#modules/agents/contract/files.ts';
import { type Agent, getAgentRoute } from '#modules/agents/contract/agents.ts';
import { errorBody } from '#platform/contract/errors.ts';
import {
  addFiles,
  addKeeper,
  createAgent,
  filesOf,
  upload,
  type Keeper,
} from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;
let stranger: Keeper;
let agent: Agent;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  stranger = await addKeeper(app, await addCompany(app));
});

beforeEach(async () => {
  agent = await createAgent(keeper);
});

afterAll(() => app.close());

const TEXT = 'อ้อยไฟไหม้ถูกหัก 30 บาทต่อตัน';

describe('the list of files', () => {
  it('searches names and notes, filters and sorts', async () => {
    const [one] = await addFiles(keeper, agent.id, { 'ข.txt': 'ข้อความ', 'ก.md': 'ยาวกว่ามาก' });
    await keeper.ask(updateFileRoute, {
      params: { id: agent.id, file_id: one?.id ?? '' },
      body: { operation: 'update_note', payload: { note: 'ฉบับปี ๒๕๖๙' } },
    });
    const names = async (query: Record<string, unknown>) => {
      const { data } = await keeper.ask(listFilesRoute, { params: { id: agent.id }, query });
      return data.map(({ filename }) => filename);
    };
    expect(await names({ sort: 'filename' })).toEqual(['ก.md', 'ข.txt']);
    expect(await names({ sort: '-filename' })).toEqual(['ข.txt', 'ก.md']);
    expect(await names({ search: '2569' })).toEqual(['ข.txt']);
    expect(await names({ status: 'error' })).toEqual([]);
  });
});

describe('changing a file', () => {
  const change = async (body: unknown) => {
    const [file] = await addFiles(keeper, agent.id, { 'เดิม.txt': TEXT });
    const path = `/v1/agents/${agent.id}/files/${file?.id}`;
    return keeper.call('PUT', path, { body, headers: { 'accept-language': 'en' } });
  };

  it('renames it, and the download has the new name', async () => {
    const answer = await change({ operation: 'rename', payload: { new_filename: 'ใหม่.txt' } });
    expect(answer).toMatchObject({ status: 200, body: { filename: 'ใหม่.txt' } });
    const [file] = await filesOf(keeper, agent.id);
    const download = await keeper.call('GET', `/v1/agents/${agent.id}/files/${file?.id}/download`);
    expect(download.headers.get('content-disposition')).toContain(encodeURIComponent('ใหม่.txt'));
  });

  it.each([
    { to: 'ใหม่.pdf', says: /must end with .txt/ },
    { to: 'ใหม่', says: /must end with .txt/ },
    { to: '  ', says: /Enter the file name/ },
  ])('refuses to rename it to "$to"', async ({ to, says }) => {
    const answer = await change({ operation: 'rename', payload: { new_filename: to } });
    expect(answer.status).toBe(400);
    const [field] = errorBody.parse(answer.body).fields ?? [];
    expect(field?.path).toBe('payload.new_filename');
    expect(field?.message).toMatch(says);
  });

  it('refuses a name that another file has', async () => {
    await addFiles(keeper, agent.id, { 'มีแล้ว.txt': 'x' });
    const answer = await change({ operation: 'rename', payload: { new_filename: 'มีแล้ว.txt' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ code: 'agents:errors.filename_taken' }] });
  });

  it.each([
    ['an unknown operation', { operation: 'delete', payload: {} }],
    ['a payload of another operation', { operation: 'rename', payload: { note: 'x' } }],
    ['an unknown status', { operation: 'update_status', payload: { status: 'done' } }],
    [
      'a note of 2,001 characters',
      { operation: 'update_note', payload: { note: 'ก'.repeat(2_001) } },
    ],
  ])('refuses %s', async (_what, body) => {
    expect((await change(body)).status).toBe(400);
  });

  it('refuses a status that no person may set, with the reason', async () => {
    const answer = await change({ operation: 'update_status', payload: { status: 'processing' } });
    expect(answer.status).toBe(409);
    const refusal = errorBody.parse(answer.body);
    expect(refusal.code).toBe('agents.file_status_not_allowed');
    expect(refusal.message).toContain('“Ready” to “Preparing for search”');
  });

  it('refuses an editor who saw an older state', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'a.txt': TEXT });
    const params = { id: agent.id, file_id: file?.id ?? '' };
    const note = (text: string) => ({
      operation: 'update_note' as const,
      payload: { note: text },
      updated_at: file?.updated_at,
    });
    await keeper.ask(updateFileRoute, { params, body: note('หนึ่ง') });
    const late = await keeper.call('PUT', `/v1/agents/${agent.id}/files/${file?.id}`, {
      body: note('สอง'),
    });
    expect(late).toMatchObject({ status: 409, body: { current: { note: 'หนึ่ง' } } });
  });
});

describe('downloading', () => {
  it('sends the content to be saved and never shown', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'หน้า.md': '<script>alert(1)</script>' });
    const answer = await keeper.call('GET', `/v1/agents/${agent.id}/files/${file?.id}/download`);
    expect(answer.body).toBe('<script>alert(1)</script>');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('works once by a ticket, and only for its file', async () => {
    const [one, other] = await addFiles(keeper, agent.id, { 'a.txt': 'หนึ่ง', 'b.txt': 'สอง' });
    const params = { id: agent.id, file_id: one?.id ?? '' };
    const ticket = async () => (await keeper.ask(createDownloadTicketRoute, { params })).url;

    const url = await ticket();
    expect(await send(app, { method: 'GET', path: url })).toMatchObject({
      status: 200,
      body: 'หนึ่ง',
    });
    expect((await send(app, { method: 'GET', path: url })).status).toBeGreaterThanOrEqual(400);

    const moved = (await ticket()).replace(one?.id ?? '', other?.id ?? '');
    expect((await send(app, { method: 'GET', path: moved })).status).toBeGreaterThanOrEqual(400);
  });

  it('reports content that is not where it was stored', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'a.txt': TEXT });
    const rows = await queryRows<{ key: string }>(
      app,
      `select storage_key as key from stored_files s
       join agent_files f on f.stored_file_id = s.id where f.id = $1`,
      [file?.id],
    );
    await app.context.files.remove(rows[0]?.key ?? '');
    const answer = await keeper.call('GET', `/v1/agents/${agent.id}/files/${file?.id}/download`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'agents.content_missing' } });
  });
});

describe('removing a file', () => {
  it('deletes its row, its content and its place in the count', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'a.txt': TEXT, 'b.txt': 'x' });
    await keeper.ask(deleteFileRoute, { params: { id: agent.id, file_id: file?.id ?? '' } });
    expect((await filesOf(keeper, agent.id)).map(({ filename }) => filename)).toEqual(['b.txt']);
    const stored = await keeper.ask(getAgentRoute, { params: { id: agent.id } });
    expect(stored.files_count).toBe(1);
    const again = await keeper.call('DELETE', `/v1/agents/${agent.id}/files/${file?.id}`);
    expect(again.status).toBe(404);
    // The index outside forgets it too.
    const forgotten = await queryRows<{ data: unknown }>(
      app,
      `select data from pgboss.job where name = 'agents.forget-in-index' and data ->> 'fileId' = $1`,
      [file?.id],
    );
    expect(forgotten).toMatchObject([{ data: { companyId: 1, agentId: agent.id } }]);
  });
});

describe('who may', () => {
  it('treats a file of another company or agent like one that never existed', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'a.txt': TEXT });
    const other = await createAgent(keeper);
    const own = await createAgent(stranger);
    const calls = [
      ['PUT', '', { operation: 'update_note', payload: { note: 'x' } }],
      ['DELETE', ''],
      ['GET', '/download'],
      ['POST', '/download-ticket'],
    ] as const;
    for (const [method, path, body] of calls) {
      const places = [
        [stranger, agent.id],
        [stranger, own.id],
        [keeper, other.id],
      ] as const;
      for (const [caller, agentId] of places) {
        const answer = await caller.call(method, `/v1/agents/${agentId}/files/${file?.id}${path}`, {
          body,
        });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    }
    const foreign = await upload(stranger, agent.id, { files: { 'x.txt': 'x' } });
    expect(foreign.status).toBe(404);
    expect(await filesOf(keeper, agent.id)).toHaveLength(1);
  });
});
