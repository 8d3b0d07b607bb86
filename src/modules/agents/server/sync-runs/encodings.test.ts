import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { listFileChunksRoute } from '#modules/agents/contract/file-chunks.ts';
import { updateFileRoute, type AgentFile } from '#modules/agents/contract/files.ts';
import type { TextEncoding } from '#modules/agents/contract/text-encodings.ts';
import { addFiles, addKeeper, createAgent, filesOf, sync, type Keeper } from '../testing/agents.ts';
import { fixture } from '#libraries/documents/testing/document-folder.ts';
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

/** 설탕 (sugar) in EUC-KR, which looks like Chinese. */
const korean = Buffer.from('BCB3C5C1'.repeat(10), 'hex');

const fileNow = async (): Promise<AgentFile | undefined> => (await filesOf(keeper, agent.id))[0];
const paramsOf = (file: AgentFile | undefined) => ({ id: agent.id, file_id: file?.id ?? '' });

async function chooseEncoding(encoding: TextEncoding | null): Promise<AgentFile> {
  return keeper.ask(updateFileRoute, {
    params: paramsOf(await fileNow()),
    body: { operation: 'choose_encoding', payload: { encoding } },
  });
}

async function indexedText(): Promise<string> {
  const { data } = await keeper.ask(listFileChunksRoute, { params: paramsOf(await fileNow()) });
  return data.map(({ text }) => text).join('\n');
}

describe('the encoding of a text file', () => {
  it('is shown as assumed, and the next sync reads the file in the one a person chose', async () => {
    await addFiles(keeper, agent.id, { 'korean.txt': korean });
    await sync(keeper, agent.id);
    expect(await fileNow()).toMatchObject({ text_encoding: 'gb18030', chosen_encoding: null });
    expect(await indexedText()).not.toContain('설탕');

    expect(await chooseEncoding('euc-kr')).toMatchObject({
      chosen_encoding: 'euc-kr',
      indexed: true,
      needs_sync: true,
    });
    expect(await sync(keeper, agent.id)).toMatchObject({ files_sent: 1 });
    expect(await fileNow()).toMatchObject({ text_encoding: 'euc-kr', needs_sync: false });
    expect(await indexedText()).toContain('설탕');
    expect((await chooseEncoding('euc-kr')).needs_sync).toBe(false);
  });

  it('can be found from the bytes again', async () => {
    await addFiles(keeper, agent.id, { 'korean.txt': korean });
    await chooseEncoding('big5');
    await sync(keeper, agent.id);
    expect(await fileNow()).toMatchObject({ text_encoding: 'big5' });
    await chooseEncoding(null);
    await sync(keeper, agent.id);
    expect(await fileNow()).toMatchObject({ text_encoding: 'gb18030', chosen_encoding: null });
  });

  it('cannot be chosen for a file that is no plain text', async () => {
    const docx = await fixture('buying-rules.docx');
    await addFiles(keeper, agent.id, { 'rules.docx': new Uint8Array(docx) });
    await expect(chooseEncoding('utf-8')).rejects.toThrow('agents.file_has_no_encoding');
  });
});
