import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readInbox } from '#tests/support/inbox.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { type AgentFile, deleteFileRoute } from '#modules/agents/contract/files.ts';
import * as conversations from '#modules/agents/contract/conversations.ts';
import * as routes from '#modules/agents/contract/knowledge-gaps.ts';
import { listSetQuestionsRoute } from '#modules/agents/contract/question-set.ts';
import { addFiles, addKeeper, createAgent, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openStream } from '#tests/support/listen.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { startWebhookStandIn, type WebhookStandIn } from '../webhook/testing/webhook-stand-in.ts';

/** The only thing that the agent knows. */
const KNOWN = 'อ้อยไฟไหม้ถูกหักเงิน 30 บาทต่อตัน';

let app: TestApp;
let keeper: Keeper;
let reader: SignedIn;
let workflow: WebhookStandIn;
let agent: Agent;
let file: AgentFile;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  reader = await signIn(app, await addUser(app, { companyId: 1, role: 'viewer' }));
  workflow = await startWebhookStandIn();
  workflow.answer((response) => response.end('{"output":"ตอบ"}'));
});
beforeEach(async () => {
  agent = await createAgent(keeper, { chat_webhook_url: workflow.url });
  const [added] = await addFiles(keeper, agent.id, { 'ระเบียบ.txt': KNOWN });
  if (added === undefined) throw new Error('The file was not added');
  file = added;
  await sync(keeper, agent.id);
});
afterAll(async () => {
  await workflow.close();
  await app.close();
});

const params = () => ({ id: agent.id });
const gaps = async (status: 'open' | 'closed' = 'open') =>
  (await keeper.ask(routes.listGapsRoute, { params: params(), query: { status } })).data;
const theGap = async () => {
  const [gap] = await gaps();
  if (gap === undefined) throw new Error('There is no gap');
  return gap;
};
const start = () => reader.ask(conversations.startConversationRoute, { params: params() });
/** Asks and reads the whole answer, in a new conversation or in the given one. */
const ask = async (question: string, conversationId?: string) => {
  const id = conversationId ?? (await start()).id;
  const headers = { authorization: `Bearer ${reader.jwt}`, 'x-company-id': '1' };
  await (
    await openStream(`${app.address}/v1/conversations/${id}/turns`, headers, { question })
  ).ended;
  const { turns } = await reader.ask(conversations.getConversationRoute, { params: { id } });
  return { conversationId: id, turnId: turns.at(-1)?.id ?? '' };
};
const rate = (id: string, rating: 'up' | 'down' | null, remark = '') =>
  reader.ask(conversations.rateTurnRoute, { params: { id }, body: { rating, remark } });

describe('knowledge gaps', () => {
  it('are questions without a fitting passage, grouped by similarity, those asked most first', async () => {
    await ask('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
    expect(await gaps()).toEqual([]);
    await ask('ลาพักร้อนได้กี่วัน');
    await ask('ลาพักร้อนได้กี่วันคะ');
    await ask('โบนัสออกวันไหน');
    expect(await gaps()).toMatchObject([
      {
        question: 'ลาพักร้อนได้กี่วันคะ',
        wordings: ['ลาพักร้อนได้กี่วัน'],
        asked: 2,
        weak: 2,
        thumbs_down: 0,
      },
      { question: 'โบนัสออกวันไหน', asked: 1, assignee: null, closing: null },
    ]);
  });

  it('are answers with a thumb down, with the remark, until it is removed', async () => {
    const { turnId } = await ask('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
    await rate(turnId, 'down', 'ราคาเก่า');
    expect(await gaps()).toMatchObject([
      { asked: 1, thumbs_down: 1, weak: 0, remarks: ['ราคาเก่า'] },
    ]);
    await rate(turnId, 'up');
    expect(await gaps()).toEqual([]);
  });

  it('are deleted with the conversation in which they were asked', async () => {
    const { conversationId } = await ask('โบนัสออกวันไหน');
    await reader.ask(conversations.deleteConversationRoute, { params: { id: conversationId } });
    expect(await gaps()).toEqual([]);
    const left = await queryRows(app, 'select 1 from knowledge_gaps where agent_id = $1', [
      agent.id,
    ]);
    expect(left).toEqual([]);
  });

  it('are not made while there is nothing to answer from', async () => {
    agent = await createAgent(keeper, { chat_webhook_url: workflow.url });
    await ask('โบนัสออกวันไหน');
    expect(await gaps()).toEqual([]);
  });

  it('are shown only to people who manage agents, and do not reveal who asked', async () => {
    await ask('โบนัสออกวันไหน');
    const refused = await reader.call('GET', `/v1/agents/${agent.id}/knowledge-gaps`);
    expect(refused.status).toBe(403);
    const events = JSON.stringify(await queryRows(app, 'select * from event_log'));
    expect(events).not.toContain('โบนัสออกวันไหน');
  });

  it('can be assigned to an employee, who is notified', async () => {
    await ask('โบนัสออกวันไหน');
    const { id } = await theGap();
    const colleague = await addKeeper(app);
    const assigned = await keeper.ask(routes.assignGapRoute, {
      params: { id },
      body: { employee_id: colleague.employeeId },
    });
    expect(assigned.assignee).toMatchObject({ id: colleague.employeeId });
    expect(await readInbox(app, colleague)).toMatchObject([
      { entity: 'knowledge_gap', within: agent.id },
    ]);
    const nobody = await keeper.ask(routes.assignGapRoute, {
      params: { id },
      body: { employee_id: null },
    });
    expect(nobody.assignee).toBeNull();
    const stranger = await keeper.call('PUT', `/v1/knowledge-gaps/${id}/assignee`, {
      body: { employee_id: 1_999_999_999 },
    });
    expect(stranger).toMatchObject({ status: 400, body: { fields: [{ path: 'employee_id' }] } });
  });

  it('are assigned to oneself without a notice', async () => {
    const self = await addKeeper(app);
    await ask('โบนัสออกวันไหน');
    const { id } = await theGap();
    const assign = (employee_id: number) =>
      self.ask(routes.assignGapRoute, { params: { id }, body: { employee_id } });
    const { assignee } = await assign(self.employeeId);
    expect(assignee).toMatchObject({ id: self.employeeId });
    const colleague = await addKeeper(app);
    await assign(colleague.employeeId);
    expect(await readInbox(app, colleague)).toHaveLength(1);
    expect(await readInbox(app, self)).toEqual([]);
  });

  it('are closed by a file, which the question set can expect from then on', async () => {
    await ask('โบนัสออกวันไหน');
    const { id } = await theGap();
    const closed = await keeper.ask(routes.closeGapRoute, {
      params: { id },
      body: { by: 'file', file_id: file.id, add_to_question_set: true },
    });
    expect(closed).toMatchObject({
      status: 'closed',
      closing: { file: { file_id: file.id, filename: 'ระเบียบ.txt' } },
    });
    expect((await keeper.ask(listSetQuestionsRoute, { params: params() })).data).toMatchObject([
      { question: 'โบนัสออกวันไหน', files: [{ file_id: file.id }] },
    ]);
    expect([await gaps(), await gaps('closed')]).toEqual([[], [closed]]);
    const again = await keeper.call('POST', `/v1/knowledge-gaps/${id}/close`, {
      body: { by: 'note', note: 'x' },
    });
    expect(again.status).toBe(409);
    await keeper.ask(deleteFileRoute, { params: { id: agent.id, file_id: file.id } });
    expect(await gaps('closed')).toMatchObject([{ closing: { file: null } }]);
  });

  it('are closed by a note, and reopened by hand or when the question comes back', async () => {
    await ask('โบนัสออกวันไหน');
    const { id } = await theGap();
    const close = () =>
      keeper.ask(routes.closeGapRoute, {
        params: { id },
        body: { by: 'note', note: 'ไม่ใช่เรื่องของเอเจนต์นี้' },
      });
    expect((await close()).closing).toMatchObject({ file: null, note: 'ไม่ใช่เรื่องของเอเจนต์นี้' });
    expect(await keeper.ask(routes.reopenGapRoute, { params: { id } })).toMatchObject({
      status: 'open',
      closing: null,
    });
    await close();
    await ask('โบนัสออกวันไหนครับ');
    expect(await gaps()).toMatchObject([{ id, asked: 2, closing: null }]);
  });
});
