import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countUnreadRoute,
  listInboxRoute,
  markInboxItemRoute,
  markInboxReadRoute,
} from '#platform/contract/inbox.routes.ts';
import { inboxItems } from './inbox.tables.ts';
import { sweepInboxJob } from './sweep-inbox.job.ts';
import {
  addFiles,
  addKeeper,
  createAgent,
  sync,
  type Keeper,
} from '#modules/agents/server/testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { workOff } from '../testing/work-off.ts';
import { openStream } from '#tests/support/listen.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
});
afterAll(() => app.close());

const inboxOf = (who: SignedIn, language: 'th' | 'en' = 'th') => readInbox(app, who, language);
const unreadOf = async (who: SignedIn) => {
  await workOff(app.context);
  return (await who.ask(countUnreadRoute, {})).unread;
};

/** Has somebody sync their own agent; returns the agent. */
async function haveSynced(
  who: Keeper,
  name: string,
  files: Record<string, string | Uint8Array<ArrayBuffer>>,
) {
  const agent = await createAgent(who, { name });
  await addFiles(who, agent.id, files);
  const job = await sync(who, agent.id);
  return { agent, job };
}

it('the person who started a sync is notified how it ended, in their language', async () => {
  const { agent, job } = await haveSynced(keeper, 'โควตา', { 'a.txt': 'ราคาอ้อยปีนี้' });
  const [item] = await inboxOf(keeper);
  expect(item).toMatchObject({
    tone: 'success',
    title: 'ซิงก์เอกสารของ “โควตา” เสร็จแล้ว 1 ไฟล์',
    read: false,
    entity: 'sync_job',
    record_id: job.id,
    within: agent.id,
  });
  const [inEnglish] = await inboxOf(keeper, 'en');
  expect(inEnglish?.title).toBe('Documents of “โควตา” synced (files: 1)');

  await haveSynced(keeper, 'พัง', { 'broken.pdf': '%PDF-1.7 broken', 'good.txt': 'อ้อย' });
  const [partly] = await inboxOf(keeper);
  expect(partly).toMatchObject({ tone: 'warning', read: false });
  expect(partly?.title).toContain('อ่านไม่ได้ 1 ไฟล์');
  expect(await unreadOf(keeper)).toBe(2);

  // Nothing has changed, so nobody is notified.
  await sync(keeper, agent.id);
  expect(await unreadOf(keeper)).toBe(2);
});

it('nobody sees the notices of others, in this company or another', async () => {
  const colleague = await addKeeper(app);
  const neighbour = await addKeeper(app, await addCompany(app));
  await haveSynced(colleague, 'ของเพื่อน', { 'a.txt': 'ก' });
  await haveSynced(neighbour, 'ของบริษัทอื่น', { 'a.txt': 'ก' });
  const [notices] = await inboxOf(colleague);
  const [theirs] = await inboxOf(neighbour);
  const own = await inboxOf(keeper);
  expect(own.map(({ id }) => id)).not.toContain(notices?.id);

  for (const id of [notices?.id, theirs?.id]) {
    const answer = await keeper.call('PUT', `/v1/inbox/${id}`, { body: { read: true } });
    expect(answer.status).toBe(404);
  }
  await keeper.ask(markInboxReadRoute, { body: { up_to: theirs?.id ?? '' } });
  expect(await unreadOf(colleague)).toBe(1);
  expect(await unreadOf(neighbour)).toBe(1);
});

it('notices are marked as read one by one or all that were seen, and can be marked as unread again', async () => {
  const reader = await addKeeper(app);
  for (const name of ['หนึ่ง', 'สอง', 'สาม']) await haveSynced(reader, name, { 'a.txt': name });
  const [third, second, first] = await inboxOf(reader);
  const mark = (id: string | undefined, read: boolean) =>
    reader.ask(markInboxItemRoute, { params: { id: id ?? '' }, body: { read } });

  expect(await mark(first?.id, true)).toMatchObject({ id: first?.id, read: true });
  expect(await unreadOf(reader)).toBe(2);
  expect(await mark(first?.id, false)).toMatchObject({ read: false });
  expect(await unreadOf(reader)).toBe(3);
  // The third came in after the list was drawn.
  expect(await reader.ask(markInboxReadRoute, { body: { up_to: second?.id ?? '' } })).toEqual({
    unread: 1,
  });
  const now = await inboxOf(reader);
  expect(now.map(({ id, read }) => [id, read])).toEqual([
    [third?.id, false],
    [second?.id, true],
    [first?.id, true],
  ]);

  const page = await reader.ask(listInboxRoute, { query: { limit: 2 } });
  expect(page.data.map(({ id }) => id)).toEqual([third?.id, second?.id]);
  const behind = await reader.ask(listInboxRoute, { query: { limit: 2, before: page.next ?? '' } });
  expect(behind.data.map(({ id }) => id)).toEqual([first?.id]);
  expect(behind.next).toBeNull();
});

it('the stream notifies the person and nobody else', async () => {
  const watcher = await addKeeper(app);
  const other = await signIn(app, await addUser(app));
  const listen = (who: SignedIn) =>
    openStream(`${app.address}/v1/stream`, {
      authorization: `Bearer ${who.jwt}`,
      'x-company-id': '1',
    });
  const [notices, others] = await Promise.all([listen(watcher), listen(other)]);
  const isNotice = ({ data }: { data: unknown }) => JSON.stringify(data).includes('"inbox"');
  const isEnd = ({ data }: { data: unknown }) => JSON.stringify(data).includes('sync_succeeded');
  await haveSynced(watcher, 'สด', { 'a.txt': 'สด' });
  await notices.until((events) => events.some(isNotice));
  await others.until((events) => events.some(isEnd));
  expect(others.events.some(isNotice)).toBe(false);
  notices.leave();
  others.leave();
});

it('notices are deleted after 90 days', async () => {
  const reader = await addKeeper(app);
  await haveSynced(reader, 'เก่า', { 'a.txt': 'เก่า' });
  await haveSynced(reader, 'ใหม่', { 'a.txt': 'ใหม่' });
  const [recent, old] = await inboxOf(reader);
  const { database, clock } = app.context;
  const age = (id: string | undefined, days: number) =>
    database.inCompany({ companyId: 1 }, (tx) =>
      tx
        .update(inboxItems)
        .set({ at: new Date(clock.now().getTime() - days * 24 * 3600 * 1000).toISOString() })
        .where(eq(inboxItems.id, id ?? '')),
    );
  await age(old?.id, 91);
  await age(recent?.id, 89);
  const stop = new AbortController();
  await sweepInboxJob(database, clock).run(undefined, {
    signal: stop.signal,
    jobId: 'test',
    isFirstTry: true,
    isLastTry: false,
  });
  expect((await inboxOf(reader)).map(({ id }) => id)).toEqual([recent?.id]);
});
