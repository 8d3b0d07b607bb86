import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dryRunRoute } from '#modules/notifications/contract/dry-run.ts';
import * as routes from '#modules/notifications/contract/settings.ts';
import * as versionRoutes from '#modules/notifications/contract/versions.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSetting, saveDraft } from '../testing/settings.ts';

let app: TestApp;
let keeper: SignedIn;
let employee: number;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const added = await addUser(app, { role: 'manager' });
  keeper = await signIn(app, added);
  employee = added.employeeId ?? 0;
});
afterAll(() => app.close());

const path = (id: string, rest = '') => `/api/notification-settings/${id}${rest}`;

describe('a setting', () => {
  it('begins as Inactive, is put into force, changed as a draft and applied', async () => {
    const made = await createSetting(keeper);
    expect(made).toMatchObject({
      status: 'Inactive',
      live: null,
      event: { id: 'engines.created', feature: { id: 'engines.engine' } },
    });
    expect(made.code).toMatch(/^NS-\d{6}$/);
    const empty = await keeper.call('PUT', path(made.id, '/active'));
    expect(empty).toMatchObject({ status: 400 });
    expect(paths(empty.body)).toEqual([
      'info.title',
      'info.message',
      'info.channels',
      'info.recipients',
    ]);

    await saveDraft(keeper, made, { recipients: [{ field: 'created_by' }] });
    const { data: active } = await keeper.ask(routes.activateSettingRoute, { params: made });
    expect(active).toMatchObject({ status: 'Active', live_version: 1, has_changes: false });

    const drafted = await saveDraft(keeper, active, { message: 'เปลี่ยนแล้ว {{code}}' });
    expect(drafted).toMatchObject({
      has_changes: true,
      info: { message: 'เปลี่ยนแล้ว {{code}}' },
      live: { version: 1, info: { message: 'มี Engine ใหม่ {{code}}' } },
    });
    const { data: applied } = await keeper.ask(routes.applySettingRoute, { params: made });
    expect(applied).toMatchObject({ live_version: 2, has_changes: false });
    expect((await keeper.call('POST', path(made.id, '/apply'))).status).toBe(409);
  });

  it('begins with the text of the application where the event has one, unless it is given', async () => {
    const { info } = await createSetting(keeper, { event: 'engines.deactivated' });
    expect(info.title).toContain('{{name}}');
    expect(info.message).toBe(info.title);
    expect(info.translations.en?.title).toContain('{{name}}');
    expect((await createSetting(keeper)).info).toMatchObject({ title: '', message: '' });
  });

  it('moves only as the table of moves allows, and stays readable in the archive', async () => {
    const made = await createSetting(keeper);
    await saveDraft(keeper, made, { recipients: [{ field: 'created_by' }] });
    await keeper.ask(routes.activateSettingRoute, { params: made });
    const refused = await keeper.call('DELETE', path(made.id));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'notifications.move_not_allowed' },
    });
    await keeper.ask(routes.deactivateSettingRoute, { params: made });
    expect((await keeper.call('DELETE', path(made.id))).status).toBe(204);
    expect((await keeper.call('PUT', path(made.id, '/active'))).status).toBe(409);
    const { data: archived } = await keeper.ask(routes.getSettingRoute, { params: made });
    expect(archived.status).toBe('Archived');
    const save = await keeper.call('PUT', path(made.id), {
      body: { name: 'อื่น', updatedAt: archived.updatedAt },
    });
    expect(save).toMatchObject({ status: 409, body: { code: 'notifications.archived' } });
    const listed = await keeper.ask(routes.listSettingsRoute, { query: {} });
    expect(listed.data.map(({ id }) => id)).not.toContain(made.id);
    const inArchive = await keeper.ask(routes.listSettingsRoute, { query: { status: 'Archived' } });
    expect(inArchive.data.map(({ id }) => id)).toContain(made.id);
  });

  it('says at its field what keeps it from coming into force', async () => {
    const made = await createSetting(keeper);
    const drafted = await saveDraft(keeper, made, {
      message: 'ราคา {{price}} ของ {{tell}}',
      channels: ['System', 'Email'],
      recipients: [{ field: 'weight' }],
      conditions: [
        { field: 'weight', operator: 'eq', value: 1 },
        { field: 'name', operator: 'lt', value: 'ก' },
        { match: 'any', conditions: [{ field: 'used_in_count', operator: 'gt', value: 'มาก' }] },
        { field: 'used_in_count', operator: 'gt', value: '' },
      ],
    });
    expect(drafted.problems.map((one) => [one.path, one.code.split('.')[1]])).toEqual([
      ['info.channels', 'channel_disabled'],
      ['info.conditions.0.field', 'field_gone'],
      ['info.conditions.1.operator', 'operator_unfit'],
      ['info.conditions.2.conditions.0.value', 'value_unfit'],
      ['info.conditions.3.value', 'value_required'],
      ['info.recipients.0.field', 'field_gone'],
      ['info.message', 'unknown_variable'],
      ['info.message', 'unknown_variable'],
    ]);
    const activation = await keeper.call('PUT', path(made.id, '/active'));
    expect(paths(activation.body)).toContain('info.message');
  });

  it('refuses what no draft may have: long messages, foreign people, a collection twice, lines in a title', async () => {
    const made = await createSetting(keeper);
    const elsewhere = await addUser(app, { role: 'manager', companyId: await addCompany(app) });
    const save = async (info: object) => {
      const body = { info: { ...made.info, ...info }, updatedAt: made.updatedAt };
      const answer = await keeper.call('PUT', path(made.id, '/info'), { body });
      return [answer.status, ...paths(answer.body)];
    };
    const people = (...ids: number[]) => ({ collection: 'employee', entity_ids: ids });
    expect(await save({ message: 'ก'.repeat(501) })).toEqual([400, 'info.message']);
    expect(await save({ title: 'ก\nBcc: a@b.c' })).toEqual([400, 'info.title']);
    expect(await save({ recipients: [people(employee), people(employee)] })).toEqual([
      400,
      'info.recipients',
    ]);
    expect(await save({ recipients: [people(elsewhere.employeeId ?? 999_999)] })).toEqual([
      400,
      'info.recipients.0.entity_ids',
    ]);
    expect(await save({ recipients: [people(employee)] })).toEqual([200]);
  });

  it('loses its conditions, recipients and exceptions with its event', async () => {
    const made = await createSetting(keeper);
    const drafted = await saveDraft(keeper, made, { recipients: [{ field: 'created_by' }] });
    const { data: other } = await keeper.ask(routes.changeSettingInfoRoute, {
      params: made,
      body: {
        event_id: 'engines.deleted',
        info: drafted.info,
        updatedAt: drafted.updatedAt,
      },
    });
    expect(other).toMatchObject({
      event: { id: 'engines.deleted' },
      info: { recipients: [], conditions: [], title: drafted.info.title },
    });
    const stale = await keeper.call('PUT', path(made.id, '/info'), {
      body: { info: drafted.info, updatedAt: drafted.updatedAt },
    });
    expect(stale).toMatchObject({ status: 409, body: { current: { id: made.id } } });
  });

  it('has versions that can be compared and restored', async () => {
    const made = await createSetting(keeper);
    const first = await saveDraft(keeper, made, { recipients: [{ field: 'created_by' }] });
    const { data: active } = await keeper.ask(routes.activateSettingRoute, { params: made });
    await saveDraft(keeper, active, { title: 'หัวข้อใหม่' });
    await keeper.ask(routes.applySettingRoute, { params: made });
    const { data: versions } = await keeper.ask(versionRoutes.listVersionsRoute, { params: made });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const { data: difference } = await keeper.ask(versionRoutes.compareVersionsRoute, {
      params: { id: made.id, version_no: 1 },
      query: { to: 2 },
    });
    expect(difference).toEqual([{ field: 'title', before: first.info.title, after: 'หัวข้อใหม่' }]);
    const { data: restored } = await keeper.ask(versionRoutes.restoreVersionRoute, {
      params: { id: made.id, version_no: 1 },
    });
    expect(restored).toMatchObject({
      info: { title: first.info.title },
      has_changes: true,
      live_version: 2,
    });
  });

  it('is tried on the events that happened, and says who would get it and which condition decided', async () => {
    const added = await addUser(app, { role: 'manager' });
    await queryRows(app, `update employees set phone = '081-234-5678' where id = $1`, [
      added.employeeId,
    ]);
    const author = await signIn(app, added);
    await createEngine(author, { code: 'DRY-1', type: 'rule' });
    await createEngine(author, { code: 'DRY-2', type: 'process' });
    const made = await createSetting(author);
    await saveDraft(author, made, {
      conditions: [{ field: 'type', operator: 'eq', value: 'rule' }],
      recipients: [{ field: 'actor' }, { collection: 'employee', entity_ids: [employee] }],
      recipient_excepts: [{ collection: 'employee', entity_ids: [employee] }],
      channels: ['System', 'SMS', 'Email'],
      translations: { en: { title: 'Engine {{name}}', message: 'New engine {{code}}' } },
    });
    const { data } = await author.ask(dryRunRoute, { params: made });
    const [process, rule] = data.results;
    expect(process).toMatchObject({
      fires: false,
      people: [],
      decided_by: [{ condition: { field: 'type' }, actual: 'process', met: false }],
    });
    // Who is reached on two channels is one person.
    expect(rule).toMatchObject({ fires: true, message: 'มี Engine ใหม่ DRY-1', included: 1 });
    const english = await author.ask(dryRunRoute, { params: made, query: { language: 'en' } });
    expect(english.data.results[1]?.message).toBe('New engine DRY-1');
    const outcomes = rule?.people.map((one) => [
      one.recipient,
      one.channel,
      one.outcome,
      one.rules,
    ]);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        [`employee:${added.employeeId}`, 'System', 'included', ['recipients.0']],
        [`employee:${added.employeeId}`, 'SMS', 'included', ['recipients.0']],
        [`employee:${added.employeeId}`, 'Email', 'no_address', ['recipients.0']],
        [`employee:${employee}`, 'System', 'excluded', ['recipient_excepts.0']],
      ]),
    );
  });
});

function paths(body: unknown): string[] {
  const { fields = [] } = z
    .object({ fields: z.array(z.object({ path: z.string() })).optional() })
    .parse(body);
  return fields.map((field) => field.path);
}
