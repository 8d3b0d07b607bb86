import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveEngineRoute } from '#modules/engines/contract/engines.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { listTopicsRoute } from '#modules/notifications/contract/events.ts';
import type { InboxBox } from '#platform/contract/inbox-boxes.ts';
import {
  countUnreadRoute,
  listInboxRoute,
  markInboxItemRoute,
  markInboxReadRoute,
} from '#platform/contract/inbox.routes.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openStream } from '#tests/support/listen.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { workOff } from '../testing/work-off.ts';
import { inboxItems } from './inbox.tables.ts';
import { returnSnoozedJob } from './return-snoozed.job.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

/** Somebody with three notices; the last one is the newest. */
async function addReader() {
  const reader = await signIn(app, await addUser(app, { role: 'manager' }));
  const ids = [newId(), newId(), newId()];
  await app.context.database.inCompany({ companyId: 1 }, (tx) =>
    tx.insert(inboxItems).values(
      ids.map((id) => ({
        company_id: 1,
        id,
        user_id: reader.userId,
        tone: 'info' as const,
        title: { th: 'แจ้ง', en: 'Notice' },
        entity: 'engine',
        entity_id: id,
      })),
    ),
  );
  const [first = '', second = '', third = ''] = ids;
  return { reader, first, second, third };
}

const idsIn = async (reader: SignedIn, box?: InboxBox) =>
  (await reader.ask(listInboxRoute, { query: { box } })).data.map(({ id }) => id);
const unreadOf = async (reader: SignedIn) => (await reader.ask(countUnreadRoute, {})).unread;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const mark = (reader: SignedIn, id: string, body: object) =>
  reader.ask(markInboxItemRoute, { params: { id }, body });
const snoozeInThePast = (id: string) =>
  app.context.database.inCompany({ companyId: 1 }, (tx) =>
    tx
      .update(inboxItems)
      .set({ snoozed_until: inHours(-0.01) })
      .where(eq(inboxItems.id, id)),
  );

it('what is archived leaves the inbox and the counter, and can be brought back', async () => {
  const { reader, first, second, third } = await addReader();
  expect(await mark(reader, second, { archived: true })).toMatchObject({
    archived: true,
    read: false,
  });
  expect(await idsIn(reader)).toEqual([third, first]);
  expect(await idsIn(reader, 'unread')).toEqual([third, first]);
  expect(await idsIn(reader, 'archived')).toEqual([second]);
  expect(await unreadOf(reader)).toBe(2);
  await mark(reader, second, { archived: false });
  expect(await idsIn(reader)).toEqual([third, second, first]);
  expect(await unreadOf(reader)).toBe(3);
});

it('what is snoozed is hidden until then, and comes back as the newest and unread', async () => {
  const { reader, first, second, third } = await addReader();
  await mark(reader, first, { read: true });
  const until = inHours(2);
  expect(await mark(reader, first, { snoozed_until: until, read: false })).toMatchObject({
    read: false,
    snoozed_until: until,
  });
  expect(await idsIn(reader)).toEqual([third, second]);
  expect(await idsIn(reader, 'snoozed')).toEqual([first]);
  expect(await unreadOf(reader)).toBe(2);

  await snoozeInThePast(first);
  // The others came an hour ago, before it was back.
  await app.context.database.inCompany({ companyId: 1 }, (tx) =>
    tx
      .update(inboxItems)
      .set({ at: inHours(-1) })
      .where(eq(inboxItems.user_id, reader.userId)),
  );
  expect(await idsIn(reader)).toEqual([first, third, second]);
  expect(await unreadOf(reader)).toBe(3);
  const page = await reader.ask(listInboxRoute, { query: { limit: 1 } });
  const rest = await reader.ask(listInboxRoute, { query: { before: page.next ?? '' } });
  expect(rest.data.map(({ id }) => id)).toEqual([third, second]);
});

it('all that waits is marked as read, not what is archived or snoozed, or came later', async () => {
  const { reader, first, second, third } = await addReader();
  await mark(reader, first, { archived: true });
  expect(await reader.ask(markInboxReadRoute, { body: { up_to: second } })).toEqual({ unread: 1 });
  expect(await idsIn(reader, 'unread')).toEqual([third]);
  await mark(reader, first, { archived: false });
  expect(await idsIn(reader, 'unread')).toEqual([third, first]);
});

it('a moment that is over, or too far ahead, is refused at its field', async () => {
  const { reader, first } = await addReader();
  for (const snoozed_until of [inHours(-1), inHours(91 * 24)]) {
    const answer = await reader.call('PUT', `/v1/inbox/${first}`, { body: { snoozed_until } });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'snoozed_until' }] } });
  }
});

it('open screens are notified when what was snoozed is back', async () => {
  const { reader, first } = await addReader();
  const stream = await openStream(`${app.address}/v1/stream`, {
    authorization: `Bearer ${reader.jwt}`,
    'x-company-id': '1',
  });
  await snoozeInThePast(first);
  const { signal } = new AbortController();
  await returnSnoozedJob(app.context).run(undefined, {
    signal,
    jobId: 'test',
    isFirstTry: true,
    isLastTry: false,
  });
  await stream.until((all) => all.some(({ data }) => JSON.stringify(data).includes('"inbox"')));
  expect(stream.events.length).toBeGreaterThan(0);
  stream.leave();
});

it('the inbox is narrowed to a module or a feature, and topics are those whose records one may see', async () => {
  const reader = await signIn(app, await addUser(app, { role: 'manager' }));
  const { data: topics } = await reader.ask(listTopicsRoute, {});
  expect(topics).toContainEqual(
    expect.objectContaining({
      id: 'engines',
      features: [expect.objectContaining({ id: 'engines.engine' })],
    }),
  );
  const engine = await createEngine(reader);
  const other = await signIn(app, await addUser(app, { role: 'manager' }));
  const { id, updated_at } = engine;
  await other.ask(moveEngineRoute, {
    params: { id },
    body: { status: 'deprecated', updated_at },
  });
  await workOff(app.context);
  const about = async (topic?: string) =>
    (await reader.ask(listInboxRoute, { query: { topic } })).data.map((one) => one.record_id);
  expect(await about()).toEqual([engine.id]);
  expect(await about('engines')).toEqual([engine.id]);
  expect(await about('engines.engine')).toEqual([engine.id]);
  expect(await about('agents')).toEqual([]);
});
