import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteFileRoute, uploadFilesRoute } from '#modules/agents/contract/files.ts';
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

let app: TestApp;
let keeper: Keeper;
let agent: Agent;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
});

beforeEach(async () => {
  agent = await createAgent(keeper);
});

afterAll(() => app.close());

const TEXT = 'อ้อยไฟไหม้ถูกหัก 30 บาทต่อตัน';

async function storedContents(): Promise<number> {
  const entries = await readdir(join(app.directory, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Sends a multipart body as it is produced, without collecting it in memory. */
function uploadStream(name: string, sizeBytes: number): Promise<{ status: number; body: string }> {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;
  async function* body() {
    yield Buffer.from(head);
    const piece = Buffer.alloc(1024 * 1024, 'a ');
    for (let sent = 0; sent < sizeBytes; sent += piece.length) yield piece;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${app.address}/v1/agents/${agent.id}/files`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${keeper.jwt}`,
          'x-company-id': '1',
          'accept-language': 'en',
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
        );
      },
    );
    request.on('error', reject);
    Readable.from(body()).pipe(request);
  });
}

describe('uploading', () => {
  it('accepts documents, which then wait for their first sync', async () => {
    const answer = await upload(keeper, agent.id, {
      files: { 'ระเบียบ.txt': TEXT, 'rules.md': '# Rules' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      errors: [],
      data: [
        {
          filename: 'ระเบียบ.txt',
          size_bytes: Buffer.byteLength(TEXT),
          mime_type: 'text/plain',
          status: 'ready',
          indexed: false,
          needs_sync: true,
        },
        { filename: 'rules.md', mime_type: 'text/markdown' },
      ],
    });
    const stored = await keeper.ask(getAgentRoute, { params: { id: agent.id } });
    expect(stored.files_count).toBe(2);
  });

  it('treats two documents as two, and one as one, whatever idempotency key they come with', async () => {
    const send = (name: string, content: string) => {
      const body = new FormData();
      body.append('files', new Blob([content]), name);
      const headers = { 'idempotency-key': 'the same' };
      return keeper.call('POST', `/v1/agents/${agent.id}/files`, { body, headers });
    };
    const first = await send('rules.txt', TEXT);
    const again = await send('rules.txt', TEXT);
    expect(again.status).toBe(201);
    expect(again.body).toEqual({
      ...uploadFilesRoute.answers[201].parse(first.body),
      duplicates: [{ filename: 'rules.txt', same_as: 'rules.txt' }],
    });
    expect((await send('other.txt', TEXT)).status).toBe(201);
    expect((await send('rules.txt', 'other rules')).status).toBe(409);
    const names = (await filesOf(keeper, agent.id)).map(({ filename }) => filename);
    expect(names).toEqual(['other.txt', 'rules.txt']);
  });

  it.each([
    { name: 'a.exe', content: 'x', status: 415, code: 'file_type_not_allowed' },
    { name: 'README', content: 'x', status: 415, code: 'file_type_not_allowed' },
    { name: 'html.pdf', content: '<!doctype html><p>x', status: 415, code: 'file_wrong_type' },
    { name: 'elf.txt', content: '\u007fELF\0\0', status: 415, code: 'file_wrong_type' },
    { name: 'plain.docx', content: 'x', status: 415, code: 'file_wrong_type' },
    { name: 'empty.txt', content: '', status: 400, code: 'file_empty' },
    { name: `${'ก'.repeat(300)}.txt`, content: TEXT, status: 400, code: 'file_name_too_long' },
    { name: 'a\u202Etxt.exe.txt', content: TEXT, status: 400, code: 'file_name_invalid' },
  ])('refuses $name, says why and keeps nothing', async ({ name, content, status, code }) => {
    const before = await storedContents();
    const answer = await upload(keeper, agent.id, { files: { [name]: content } });
    expect(answer.status).toBe(status);
    const refusal = errorBody.parse(answer.body);
    expect(refusal.code).toBe(`agents.${code}`);
    expect(refusal.message).toMatch(/[\u0E00-\u0E7F]/);
    expect(await filesOf(keeper, agent.id)).toEqual([]);
    expect(await storedContents()).toBe(before);
  });

  it('refuses 101 MB with the right text, and stores nothing', async () => {
    const before = await storedContents();
    const { status, body } = await uploadStream('large.txt', 101 * 1024 * 1024);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({
      code: 'agents.file_too_large',
      message: 'File size exceeds 100MB limit',
    });
    expect(await storedContents()).toBe(before);
  });

  it('accepts 100 MB', async () => {
    const { status } = await uploadStream('full.txt', 100 * 1024 * 1024);
    expect(status).toBe(201);
    const [file] = await filesOf(keeper, agent.id);
    expect(file?.size_bytes).toBe(104_857_600);
    await keeper.ask(deleteFileRoute, { params: { id: agent.id, file_id: file?.id ?? '' } });
  });

  it('uses only the name of a path, and writes nothing outside its store', async () => {
    const answer = await upload(keeper, agent.id, { files: { '../../../evil.txt': TEXT } });
    expect(answer.body).toMatchObject({ data: [{ filename: 'evil.txt' }] });
    expect(await readdir(join(app.directory, 'files'))).toEqual(['incoming', 'kept']);
    expect(await readdir(join(app.directory, 'files', 'incoming'))).toEqual([]);
  });

  it('accepts the valid ones of several files and lists the others with their reasons', async () => {
    const answer = await upload(keeper, agent.id, {
      files: { 'good.txt': TEXT, 'bad.pdf': '<html>', 'worse.exe': 'x', 'fine.csv': 'a,b\n1,2' },
    });
    expect(answer.status).toBe(207);
    expect(answer.body).toMatchObject({
      data: [{ filename: 'good.txt' }, { filename: 'fine.csv' }],
      errors: [
        { filename: 'bad.pdf', code: 'agents.file_wrong_type' },
        { filename: 'worse.exe', code: 'agents.file_type_not_allowed' },
      ],
    });
  });

  it('returns the file unchanged for the same content, so that a repeated upload doubles nothing', async () => {
    const [first] = await addFiles(keeper, agent.id, { 'a.txt': TEXT });
    const before = await storedContents();
    const again = await upload(keeper, agent.id, { files: { 'a.txt': TEXT } });
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ data: [{ id: first?.id }], errors: [] });
    expect(await filesOf(keeper, agent.id)).toHaveLength(1);
    expect(await storedContents()).toBe(before);
  });

  it('asks before other content replaces a file', async () => {
    const [first] = await addFiles(keeper, agent.id, { 'a.txt': TEXT });
    const refused = await upload(keeper, agent.id, { files: { 'a.txt': 'ใหม่' } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'agents.file_exists' });

    const replaced = await upload(keeper, agent.id, { files: { 'a.txt': 'ใหม่' }, replace: 'true' });
    expect(replaced.body).toMatchObject({ data: [{ id: first?.id, size_bytes: 12 }] });
    const content = await keeper.call('GET', `/v1/agents/${agent.id}/files/${first?.id}/download`);
    expect(content.body).toBe('ใหม่');
    const stored = await keeper.ask(getAgentRoute, { params: { id: agent.id } });
    expect(stored.files_count).toBe(1);
  });

  it('makes one file of many simultaneous uploads of one name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        upload(keeper, agent.id, { files: { 'a.txt': `ฉบับที่ ${turn}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await filesOf(keeper, agent.id)).toHaveLength(1);
  });

  it('refuses forms it does not understand', async () => {
    const path = `/v1/agents/${agent.id}/files`;
    const json = await keeper.call('POST', path, { body: { files: ['/etc/passwd'] } });
    expect(json.status).toBe(415);
    const empty = await upload(keeper, agent.id, { files: {}, replace: 'true' });
    expect(empty.body).toMatchObject({ code: 'agents.no_files' });
    const wrongField = await upload(keeper, agent.id, { files: { 'a.txt': TEXT }, field: 'path' });
    expect(wrongField.body).toMatchObject({ fields: [{ path: 'path' }] });
    const wrongFlag = await upload(keeper, agent.id, {
      files: { 'a.txt': TEXT },
      replace: 'maybe',
    });
    expect(wrongFlag.body).toMatchObject({ fields: [{ path: 'replace' }] });
    expect(await filesOf(keeper, agent.id)).toEqual([]);
    expect(await readdir(join(app.directory, 'files', 'incoming'))).toEqual([]);
  });

  it('leaves nothing behind when the caller disconnects', async () => {
    const before = await storedContents();
    const aborted = new AbortController();
    const body = new ReadableStream({
      async start(controller) {
        const head =
          '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
        controller.enqueue(new TextEncoder().encode(head + 'a'.repeat(500_000)));
        setTimeout(() => aborted.abort(), 100);
      },
    });
    const streaming: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      signal: aborted.signal,
      headers: {
        authorization: `Bearer ${keeper.jwt}`,
        'x-company-id': '1',
        'content-type': 'multipart/form-data; boundary=b',
      },
    };
    const call = fetch(`${app.address}/v1/agents/${agent.id}/files`, streaming);
    await expect(call).rejects.toThrow('aborted');
    await expect.poll(storedContents).toBe(before);
    expect(await filesOf(keeper, agent.id)).toEqual([]);
  });
});
