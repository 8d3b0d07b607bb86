import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changeSettingInfoRoute,
  deactivateSettingRoute,
  getSettingRoute,
  activateSettingRoute,
} from '#modules/notifications/contract/settings.ts';
import { changePreferencesRoute } from '#modules/notifications/contract/preferences.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { ENGINE, engineEvents } from '#modules/engines/contract/engines.ts';
import { scopeOf } from '#modules/identity/server/public.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { notificationDeliveries, notificationRecords } from '../records/records.tables.ts';
import { notificationSettings, notificationSettingVersions } from '../settings/settings.tables.ts';
import { createSetting, saveDraft } from '../testing/settings.ts';
import { workOff } from '../testing/work-off.ts';
import { notificationPendingEvents } from './pending-events.tables.ts';

let app: TestApp;
let keeper: SignedIn;
let reader: AddedUser;
let inbox: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  reader = await addUser(app);
  inbox = await signIn(app, reader);
});
afterAll(() => app.close());

const inCompany = { companyId: 1 };
const pendingEvents = async () => {
  const [row] = await app.context.database.inCompany(inCompany, (tx) =>
    tx.select({ many: count() }).from(notificationPendingEvents),
  );
  return row?.many ?? 0;
};

/** Puts a setting about new engines into force, for the reader. */
async function inForce(change: Parameters<typeof saveDraft>[2] = {}) {
  const made = await createSetting(keeper);
  await saveDraft(keeper, made, {
    recipients: [{ collection: 'employee', entity_ids: [reader.employeeId ?? 0] }],
    ...change,
  });
  await keeper.ask(activateSettingRoute, { params: { id: made.id } });
  return made;
}

async function deliveriesOf(settingId: string) {
  return app.context.database.inCompany(inCompany, (tx) =>
    tx
      .select({
        channel: notificationDeliveries.channel,
        state: notificationDeliveries.state,
        reason: notificationDeliveries.reason,
        due_at: notificationDeliveries.due_at,
      })
      .from(notificationRecords)
      .innerJoin(
        notificationDeliveries,
        and(eq(notificationDeliveries.record_id, notificationRecords.id)),
      )
      .where(eq(notificationRecords.setting_id, settingId)),
  );
}

it('an event waits from the moment it is committed, and one that is rolled back never does', async () => {
  const setting = await inForce();
  await workOff(app.context);
  const scope = await scopeOf(app.context, { ...keeper, requestId: 'test' });
  const happening = { name: engineEvents.created, entity: ENGINE, entityId: newId() };
  const record = (fails: boolean) =>
    app.context.database.inCompany(scope, async (tx) => {
      await recordEvent(tx, scope, { ...happening, after: { code: 'ATOMIC', name: 'ก' } });
      if (fails) throw new Error('rolled back');
    });
  await expect(record(true)).rejects.toThrow('rolled back');
  expect(await pendingEvents()).toBe(0);
  await record(false);
  expect(await pendingEvents()).toBe(1);
  await workOff(app.context);
  expect(await pendingEvents()).toBe(0);
  expect(await deliveriesOf(setting.id)).toHaveLength(1);
  await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });
});

it('a person whom two rules name gets one message, in their language, that leads to the record', async () => {
  const setting = await inForce({
    recipients: [
      { collection: 'employee', entity_ids: [reader.employeeId ?? 0] },
      { field: 'created_by' },
      { field: 'actor' },
    ],
    translations: { en: { title: 'Engine {{name}}', message: 'New engine {{code}} by {{actor}}' } },
  });
  const author = inbox;
  await createEngine(author, { code: 'TWICE', name: 'ราคา' });
  const [notice, ...others] = (await readInbox(app, inbox, 'en')).filter(({ message }) =>
    message.includes('TWICE'),
  );
  expect(notice).toMatchObject({ title: 'Engine ราคา', entity: 'engine', read: false });
  expect(notice?.message).toMatch(/^New engine TWICE by \S+/);
  expect(others).toEqual([]);
  await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });
});

it('whom an event names is not notified of what they did themselves', async () => {
  const setting = await inForce({ recipients: [{ field: 'created_by' }] });
  await createEngine(inbox, { code: 'OWN' });
  await workOff(app.context);
  expect(await deliveriesOf(setting.id)).toEqual([]);
  await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });
});

it('what is matched again is not written again', async () => {
  const setting = await inForce();
  await createEngine(keeper, { code: 'AGAIN' });
  await workOff(app.context);
  await app.context.database.asSystem(async (tx) => {
    const [record] = await tx
      .select({ sequence: notificationRecords.event_sequence })
      .from(notificationRecords)
      .where(eq(notificationRecords.setting_id, setting.id));
    await tx
      .insert(notificationPendingEvents)
      .values({ company_id: 1, sequence: record?.sequence ?? 0 });
  });
  await workOff(app.context);
  expect(await deliveriesOf(setting.id)).toMatchObject([{ channel: 'System', state: 'sent' }]);
  await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });
});

it('exceptions get nothing, people without an address and muted ones are skipped, critical ones are not', async () => {
  const other = await addUser(app);
  const ids = [reader.employeeId ?? 0, other.employeeId ?? 0];
  const setting = await inForce({
    recipients: [{ collection: 'employee', entity_ids: ids }],
    recipient_excepts: [{ collection: 'employee', entity_ids: [other.employeeId ?? 0] }],
  });
  const mute = (mutes: { topic: string | null; channel: 'System' | null }[]) =>
    inbox.ask(changePreferencesRoute, { body: { mutes, quiet: null } });
  await mute([{ topic: 'engines.engine', channel: null }]);
  await createEngine(keeper, { code: 'MUTED' });
  await workOff(app.context);
  expect(await deliveriesOf(setting.id)).toMatchObject([{ state: 'skipped', reason: 'muted' }]);
  await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });

  const critical = await inForce({ critical: true });
  await createEngine(keeper, { code: 'CRITICAL' });
  await workOff(app.context);
  expect(await deliveriesOf(critical.id)).toMatchObject([{ state: 'sent', reason: null }]);
  await mute([]);
  await keeper.ask(deactivateSettingRoute, { params: { id: critical.id } });
});

it('quiet hours delay a message until they end', async () => {
  const setting = await inForce();
  const hour = new Date(Date.now() + 7 * 3_600_000).getUTCHours();
  const time = (offset: number) => `${String((hour + offset + 24) % 24).padStart(2, '0')}:00`;
  await inbox.ask(changePreferencesRoute, {
    body: { mutes: [], quiet: { from: time(-1), to: time(2), channels: ['System'] } },
  });
  await createEngine(keeper, { code: 'QUIET' });
  await workOff(app.context);
  const [waiting] = await deliveriesOf(setting.id);
  expect(waiting).toMatchObject({ state: 'queued', reason: 'quiet_hours' });
  expect(Date.parse(waiting?.due_at ?? '')).toBeGreaterThan(Date.now() + 3_600_000 - 60_000);
  await inbox.ask(changePreferencesRoute, { body: { mutes: [], quiet: null } });
  await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });
});

it('a setting about a property that its event no longer has switches itself off and says why', async () => {
  const setting = await inForce();
  await app.context.database.asSystem(async (tx) => {
    const [live] = await tx
      .select()
      .from(notificationSettingVersions)
      .where(eq(notificationSettingVersions.setting_id, setting.id));
    if (live === undefined) throw new Error('It has no version');
    const conditions = [{ field: 'weight', operator: 'eq' as const, value: 1 }];
    await tx
      .update(notificationSettingVersions)
      .set({ info: { ...live.info, conditions } })
      .where(eq(notificationSettingVersions.setting_id, setting.id));
  });
  await createEngine(keeper, { code: 'GONE' });
  await workOff(app.context);
  const { data } = await keeper.ask(getSettingRoute, { params: { id: setting.id } });
  expect(data).toMatchObject({ status: 'Inactive', switched_off: 'เหตุการณ์นี้ไม่มี “weight”' });
  expect(await deliveriesOf(setting.id)).toEqual([]);
});

it('a setting that came with the application can be changed and switched off like any other', async () => {
  const [row] = await app.context.database.inCompany(inCompany, (tx) =>
    tx
      .select({ id: notificationSettings.id })
      .from(notificationSettings)
      .where(eq(notificationSettings.event, engineEvents.deprecated)),
  );
  const { data: setting } = await keeper.ask(getSettingRoute, { params: { id: row?.id ?? '' } });
  expect(setting).toMatchObject({ is_default: true, status: 'Active', problems: [] });
  const { data: off } = await keeper.ask(deactivateSettingRoute, { params: { id: setting.id } });
  const { data: changed } = await keeper.ask(changeSettingInfoRoute, {
    params: { id: setting.id },
    body: { info: { ...off.info, critical: true }, updatedAt: off.updatedAt },
  });
  expect(changed).toMatchObject({ has_changes: true, status: 'Inactive' });
});
