import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import * as routes from '#modules/agents/contract/conversations.ts';
import { addFiles, addKeeper, createAgent, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openStream, type OpenStream } from '#tests/support/listen.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import { startWebhookStandIn, type WebhookStandIn } from '../webhook/testing/webhook-stand-in.ts';

let app: TestApp;
let keeper: Keeper;
let workflow: WebhookStandIn;
let agent: Agent;
/** The workflow's answer in progress. */
let saying: PromiseWithResolvers<ServerResponse>;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  workflow = await startWebhookStandIn();
  agent = await createAgent(keeper, { chat_webhook_url: workflow.url });
  await addFiles(keeper, agent.id, { 'ระเบียบ.txt': 'อ้อยไฟไหม้ถูกหักเงิน 30 บาทต่อตัน' });
  await sync(keeper, agent.id);
});
beforeEach(() => {
  saying = Promise.withResolvers();
  workflow.calls.length = 0;
  workflow.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    saying.resolve(response);
  });
});
afterAll(async () => {
  await workflow.close();
  await app.close();
});

const start = () => keeper.ask(routes.startConversationRoute, { params: { id: agent.id } });
const read = (id: string) => keeper.ask(routes.getConversationRoute, { params: { id } });
const list = async (reader: SignedIn = keeper) =>
  (await reader.ask(routes.listConversationsRoute, { params: { id: agent.id } })).data;
const ask = (id: string, question = 'อ้อยไฟไหม้หักเท่าไร') =>
  openStream(
    `${app.address}/v1/conversations/${id}/turns`,
    { authorization: `Bearer ${keeper.jwt}`, 'x-company-id': '1' },
    { question },
  );
const say = async (...words: string[]) => {
  const response = await saying.promise;
  for (const word of words) response.write(`data: ${JSON.stringify({ content: word })}\n\n`);
  return response;
};
const messages = ({ events }: Pick<OpenStream, 'events'>) =>
  events.map(({ data }) => routes.turnMessage.parse(data));
const heard = (stream: OpenStream, type: routes.TurnMessage['type']) =>
  stream.until((events) => messages({ events }).some((message) => message.type === type));
const turnIn = (stream: OpenStream, type: 'turn' | 'end'): Turn | undefined =>
  messages(stream).flatMap((message) => (message.type === type ? [message.turn] : []))[0];
const said = (stream: OpenStream): string =>
  messages(stream)
    .flatMap((message) => (message.type === 'piece' ? [message.text] : []))
    .join('');
/** Waits until the row of the turn has this status. */
const until = async (conversationId: string, isWanted: (turn: Turn) => boolean): Promise<Turn> => {
  for (;;) {
    const [turn] = (await read(conversationId)).turns;
    if (turn !== undefined && isWanted(turn)) return turn;
    await sleep(20);
  }
};

describe('asking in a conversation', () => {
  it('passes the answer on while the workflow is still writing it', async () => {
    const { id } = await start();
    const stream = await ask(id);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await say('อ้อยไฟไหม้');
    await heard(stream, 'piece');
    expect(turnIn(stream, 'end')).toBeUndefined();
    expect(messages(stream)).toContainEqual(
      expect.objectContaining({
        type: 'found',
        passages: [expect.objectContaining({ filename: 'ระเบียบ.txt' })],
      }),
    );

    (await say('หัก 30 บาท')).end();
    await stream.ended;
    expect(said(stream)).toBe('อ้อยไฟไหม้หัก 30 บาท');
    const ended = turnIn(stream, 'end');
    expect(ended).toMatchObject({ status: 'answered', answer: 'อ้อยไฟไหม้หัก 30 บาท', failure: null });
    expect((await read(id)).turns).toEqual([ended]);
    expect(workflow.calls).toMatchObject([{ chatInput: ended?.question, sessionId: id }]);
  });

  it('continues when nobody listens any more, and is in the conversation later', async () => {
    const { id } = await start();
    const stream = await ask(id);
    await say('หัก ');
    await heard(stream, 'piece');
    stream.leave();
    // People who come back meanwhile see it, too: the answer so far is stored each second.
    await sleep(1_100);
    await say('30 ');
    await until(id, (turn) => turn.status === 'answering' && turn.answer === 'หัก 30 ');
    (await say('บาท')).end();
    const turn = await until(id, ({ status }) => status !== 'answering');
    expect(turn).toMatchObject({ status: 'answered', answer: 'หัก 30 บาท' });
  });

  it('can be stopped, which ends the call to the workflow and stores the answer so far', async () => {
    const { id } = await start();
    const stream = await ask(id);
    const response = await say('หัก ');
    await heard(stream, 'piece');
    const hungUp = new Promise((resolve) => response.on('close', resolve));
    await keeper.ask(routes.cancelTurnRoute, { params: { id: turnIn(stream, 'turn')?.id ?? '' } });
    await Promise.all([hungUp, stream.ended]);
    expect(turnIn(stream, 'end')).toMatchObject({ status: 'cancelled', answer: 'หัก ' });
    const again = { params: { id: turnIn(stream, 'turn')?.id ?? '' } };
    expect(await keeper.ask(routes.cancelTurnRoute, again)).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['refuses', 'refused', (response: ServerResponse) => void response.writeHead(500).end()],
    [
      'hangs up halfway',
      'unreachable',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.write('ครึ่ง');
        setTimeout(() => response.destroy(), 50);
      },
    ],
    [
      'reports its own failure',
      'workflow_failed',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end('data: {"error":"x"}\n\n');
      },
    ],
  ])('keeps the passages and says why when the workflow %s', async (_, code, respond) => {
    workflow.answer(respond);
    const { id } = await start();
    const stream = await ask(id);
    await stream.ended;
    const ended = turnIn(stream, 'end');
    expect(ended).toMatchObject({ status: 'failed', failure: { code } });
    expect(ended?.failure?.message).not.toContain('webhook_failures');
    expect(ended?.passages).toHaveLength(1);
    expect(ended?.answer).toBe(code === 'unreachable' ? 'ครึ่ง' : '');
  });

  it('is shown as interrupted when the process that wrote the answer is dead', async () => {
    const { id } = await start();
    await queryRows(
      app,
      `insert into conversation_turns (company_id, id, conversation_id, question, heard_at)
       values (1, gen_random_uuid(), $1, 'ใคร', now() - interval '1 minute')`,
      [id],
    );
    const [turn] = (await read(id)).turns;
    expect(turn).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } });
  });

  it('stops for a deleted conversation', async () => {
    const { id } = await start();
    const stream = await ask(id);
    await say('หัก');
    await heard(stream, 'piece');
    await keeper.ask(routes.deleteConversationRoute, { params: { id } });
    (await say('จบ')).end();
    await stream.ended;
    expect(turnIn(stream, 'end')).toBeUndefined();
  });
});

describe('conversations', () => {
  const answered = async (question: string) => {
    workflow.answer((response) => response.end('{"output":"ตอบ"}'));
    const { id } = await start();
    await (
      await ask(id, question)
    ).ended;
    return id;
  };

  it('are listed latest first by their first question, are renamed and deleted', async () => {
    await start();
    const first = await answered('เรื่องแรก');
    const second = await answered('เรื่องที่สอง');
    expect((await list()).slice(0, 2)).toMatchObject([
      { id: second, title: 'เรื่องที่สอง', turns_count: 1 },
      { id: first, title: 'เรื่องแรก' },
    ]);
    const title = 'ราคาอ้อย';
    await keeper.ask(routes.renameConversationRoute, { params: { id: first }, body: { title } });
    expect(await read(first)).toMatchObject({ title });
    await keeper.ask(routes.deleteConversationRoute, { params: { id: first } });
    expect((await list()).map(({ id }) => id)).not.toContain(first);
  });

  it('belong to one person: colleagues cannot find, read, ask, stop or rate anything in them', async () => {
    const id = await answered('ความลับ');
    const [turn] = (await read(id)).turns;
    const colleague = await addKeeper(app);
    expect(await list(colleague)).toEqual([]);
    const tries = [
      ['GET', `/v1/conversations/${id}`],
      ['PUT', `/v1/conversations/${id}`, { title: 'x' }],
      ['DELETE', `/v1/conversations/${id}`],
      ['POST', `/v1/conversations/${id}/turns`, { question: 'x' }],
      ['POST', `/v1/conversation-turns/${turn?.id}/cancel`],
      ['PUT', `/v1/conversation-turns/${turn?.id}/rating`, { rating: 'up', remark: '' }],
    ] as const;
    for (const [method, path, body] of tries) {
      expect([path, (await colleague.call(method, path, { body })).status]).toEqual([path, 404]);
    }
  });

  it('leave nothing of what was asked in the history of the company', async () => {
    await answered('เงินเดือนของใครบางคน');
    const events = JSON.stringify(await queryRows(app, 'select * from event_log'));
    expect(events).toContain('agents.question_asked');
    expect(events).not.toContain('เงินเดือนของใครบางคน');
  });

  it('store a thumb with its remark until it is removed', async () => {
    const id = await answered('ดีไหม');
    const [turn] = (await read(id)).turns;
    const rate = (body: { rating: 'up' | 'down' | null; remark: string }) =>
      keeper.ask(routes.rateTurnRoute, { params: { id: turn?.id ?? '' }, body });
    expect(await rate({ rating: 'down', remark: 'ราคาเก่า' })).toMatchObject({
      rating: 'down',
      remark: 'ราคาเก่า',
    });
    expect((await read(id)).turns[0]).toMatchObject({ rating: 'down', remark: 'ราคาเก่า' });
    expect(await rate({ rating: null, remark: 'x' })).toMatchObject({ rating: null, remark: '' });
  });
});
