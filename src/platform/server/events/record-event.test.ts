import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import type { Connection } from '../database/connection.ts';
import { createDatabase, type Announcement, type Database } from '../database/transactions.ts';
import { newId } from '../ids.ts';
import { eventLog } from './event-log.tables.ts';
import { recordEvent, recordQuietly, recordSystemEvent } from './record-event.ts';

let home: TestDatabase;
let connection: Connection;
let database: Database;
const announced: Announcement[] = [];

beforeAll(async () => {
  home = await embeddedDatabase();
  connection = await home.connect();
  database = createDatabase(connection.sessions, {
    beforeCommit: async () => undefined,
    afterCommit: (announcements) => void announced.push(...announcements),
  });
});
afterAll(async () => {
  await connection.close();
  await home.close();
});

const scope = { companyId: 1, userId: newId(), employeeId: 94, requestId: 'request-1' };
const latest = async () => {
  const [row] = await database.asSystem((tx) =>
    tx.select().from(eventLog).orderBy(desc(eventLog.sequence)).limit(1),
  );
  return row;
};

it('An event stores who did what to which record, before and after, and is announced', async () => {
  await database.inCompany(scope, (tx) =>
    recordEvent(tx, scope, {
      name: 'notes.changed',
      entity: 'note',
      entityId: 'n1',
      before: { text: 'old' },
      after: { text: 'new' },
    }),
  );
  const row = await latest();
  expect(row).toMatchObject({
    company_id: scope.companyId,
    user_id: scope.userId,
    employee_id: scope.employeeId,
    request_id: scope.requestId,
    name: 'notes.changed',
    entity: 'note',
    entity_id: 'n1',
    before: { text: 'old' },
    after: { text: 'new' },
  });
  expect(announced).toEqual([
    {
      companyId: 1,
      message: {
        type: 'changed',
        event: 'notes.changed',
        entity: 'note',
        entity_id: 'n1',
        sequence: row?.sequence,
      },
    },
  ]);
});

it('Secrets never reach the log, however deeply nested and however spelt', async () => {
  const secrets = {
    password: 'hunter2',
    newPassword: 'hunter2',
    password_hash: 'hunter2',
    refreshToken: 'hunter2',
    REFRESH_TOKEN: 'hunter2',
    clientSecret: 'hunter2',
    totp_secret: ['hunter2'],
    deep: [{ deeper: { api_token: { value: 'hunter2' } } }],
    name: 'kept',
    at: new Date('2026-01-31T00:00:00Z'),
    nothing: null,
  };
  const happening = { name: 'users.changed', entity: 'user', entityId: 'u1', after: secrets };
  await database.inCompany(scope, (tx) =>
    recordEvent(tx, scope, { ...happening, before: secrets }),
  );
  const ofCompany = await latest();
  await database.asSystem((tx) => recordSystemEvent(tx, scope, { ...happening, before: secrets }));
  const ofSystem = await latest();
  await database.inCompany(scope, (tx) =>
    recordQuietly(tx, scope, [{ ...happening, before: secrets }]),
  );
  const quiet = await latest();
  expect(quiet).toMatchObject({ company_id: 1, user_id: scope.userId, employee_id: 94 });
  for (const row of [ofCompany, ofSystem, quiet]) {
    expect(JSON.stringify(row)).not.toContain('hunter2');
    expect(row?.after).toMatchObject({
      password: '***',
      deep: [{ deeper: { api_token: '***' } }],
      name: 'kept',
      at: '2026-01-31T00:00:00.000Z',
      nothing: null,
    });
    expect(row?.before).toEqual(row?.after);
  }
});

it('What happens outside any company is seen by no company', async () => {
  await database.asSystem((tx) =>
    recordSystemEvent(
      tx,
      { userId: null, requestId: 'request-2' },
      { name: 'identity.failed', entity: 'user', entityId: 'stranger' },
    ),
  );
  expect(await latest()).toMatchObject({ company_id: null, name: 'identity.failed' });
  const seen = await database.inCompany(scope, (tx) => tx.select().from(eventLog));
  expect(seen.filter(({ name }) => name === 'identity.failed')).toEqual([]);
});

it('Nobody can change or remove what is in the log', async () => {
  const refused = { cause: { code: '42501' } };
  await expect(
    database.inCompany(scope, (tx) => tx.update(eventLog).set({ name: 'another' })),
  ).rejects.toMatchObject(refused);
  await expect(database.inCompany(scope, (tx) => tx.delete(eventLog))).rejects.toMatchObject(
    refused,
  );
  await expect(
    database.asSystem((tx) => tx.update(eventLog).set({ name: 'another' })),
  ).rejects.toMatchObject(refused);
  await expect(database.asSystem((tx) => tx.delete(eventLog))).rejects.toMatchObject(refused);
});
