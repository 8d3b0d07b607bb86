import { desc } from 'drizzle-orm';
import { vi } from 'vitest';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { notificationEvent } from '#modules/notifications/contract/events.ts';
import {
  activateSettingRoute,
  deactivateSettingRoute,
} from '#modules/notifications/contract/settings.ts';
import { createAudienceRoute } from '#modules/notifications/contract/audiences.ts';
import { changeSendingRoute } from '#modules/notifications/contract/channels.ts';
import { sendCustomRoute } from '#modules/notifications/contract/customs.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { soon } from '#tests/support/soon.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { newId } from '#platform/server/ids.ts';
import { notificationDeliveries } from '../records/records.tables.ts';
import { workOff } from './work-off.ts';
import { attachFile, createCustom, saveFile, sendAtOnce } from './customs.ts';
import { createSetting, saveDraft } from './settings.ts';

/** A notice with a file. */
async function createInboxItem(company: SweptCompany) {
  const { app, administrator } = company;
  // Another call of the sweep may have stopped all sending.
  await administrator.ask(changeSendingRoute, { body: { stopped: false } });
  // What the sweep did before brings notices of its own, more than a page of them.
  await workOff(app.context);
  const message = await messageTo(company);
  const file = await attachFile(administrator, { id: message.id, content: 'เก้าโมงเช้า' });
  await saveFile(administrator, message, file.id);
  await sendAtOnce(administrator, message);
  // A worker of the application may hold the message at the moment.
  return vi.waitFor(async () => {
    await workOff(app.context);
    const { data } = await administrator.ask(listInboxRoute, { query: { limit: 100 } });
    const item = data.find((each) => each.file !== null);
    if (item === undefined) throw new Error('No notice with a file has arrived');
    return { id: item.id };
  }, soon);
}

/** Two messages of one setting, one for each of two new engines. */
async function sendTwo(company: SweptCompany) {
  const { app, id: companyId, administrator, employeeId } = company;
  const made = await createSetting(administrator);
  await saveDraft(administrator, made, {
    recipients: [{ collection: 'employee', entity_ids: [employeeId] }],
    channels: ['System'],
  });
  await administrator.ask(activateSettingRoute, { params: { id: made.id } });
  await createEngine(administrator);
  await createEngine(administrator);
  await workOff(app.context);
  await administrator.ask(deactivateSettingRoute, { params: { id: made.id } });
  const [sent] = await app.context.database.inCompany({ companyId }, (tx) =>
    tx
      .select({ record: notificationDeliveries.record_id, id: notificationDeliveries.id })
      .from(notificationDeliveries)
      .orderBy(desc(notificationDeliveries.id))
      .limit(1),
  );
  if (sent === undefined) throw new Error('Nothing was sent');
  return sent;
}

async function activeSetting({ administrator }: SweptCompany) {
  const made = await createSetting(administrator);
  await saveDraft(administrator, made, { recipients: [{ field: 'actor' }] });
  await administrator.ask(activateSettingRoute, { params: { id: made.id } });
  return made;
}

const systemText = { channel: 'System', title: 'ประกาศ', message: 'พบกันวันจันทร์' } as const;

/** Its file is saved once there is a message that it is attached to. */
const newText = () => ({ ...systemText, title: newId(), link: 'http://127.0.0.1:9/swept' });

const toEmployee = ({ employeeId }: Pick<SweptCompany, 'employeeId'>) => [
  { collection: 'employee' as const, entity_ids: [employeeId] },
];

const messageTo = ({ administrator, employeeId }: SweptCompany) =>
  createCustom(administrator, {
    channels: [systemText],
    recipients: toEmployee({ employeeId }),
  });

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** A draft, beside a message that goes out tomorrow. */
async function createMessages(company: SweptCompany) {
  const params = { id: (await messageTo(company)).id };
  await company.administrator.ask(sendCustomRoute, { params, body: { at: tomorrow() } });
  return { id: (await messageTo(company)).id };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/api/notification-settings/:id': async ({ administrator }) => ({
      id: (await createSetting(administrator)).id,
    }),
    '/api/notification-settings/:id/versions/:version_no': async (company) => ({
      id: (await activeSetting(company)).id,
      version_no: 1,
    }),
    '/api/notification-customs/:id': createMessages,
    '/api/notification-audiences/:id': async ({ administrator }) => {
      const body = { name: `กลุ่ม ${newId()}` };
      return { id: (await administrator.ask(createAudienceRoute, { body })).data.id };
    },
    '/v1/inbox/:id': createInboxItem,
    '/api/notification-records/:id': async (company) => ({ id: (await sendTwo(company)).record }),
    '/api/notification-recipients/:id': async (company) => ({ id: (await sendTwo(company)).id }),
    '/api/notification-webhooks/line/:company_id': async ({ id }) => ({ company_id: id }),
    '/api/notification-webhooks/sms/:company_id/:secret': async ({ id }) => ({
      company_id: id,
      secret: 'guessed',
    }),
    '/v1/notification-files/:token': async () => ({ token: 'guessed' }),
    '/v1/notification-unsubscribe/:token': async () => ({ token: 'guessed' }),
    '/api/notification-events/:id': async () => ({ id: 'engines.created' }),
  },
  fields: {
    setting_id: async ({ administrator }) => (await createSetting(administrator)).id,
    custom_id: async (company) => (await messageTo(company)).id,
    record_id: async (company) => (await sendTwo(company)).record,
  },
  values: {
    event_id: async () => 'engines.created',
    feature_id: async () => 'engines.engine',
    module_id: async () => 'engines',
    info: async () => ({ title: 'Engine ใหม่', message: 'มี Engine ใหม่' }),
    recipients: async ({ company }) => toEmployee(company),
    'POST /api/notification-customs channels': async () => [newText()],
    'PUT /api/notification-customs/:id channels': async () => [newText()],
    recipient_excepts: async ({ company }) => toEmployee(company),
    at: async () => tomorrow(),
    updatedAt: async ({ stored }) => stored['updatedAt'],
    mutes: async () => [{ topic: 'engines', channel: null }],
    'PUT /api/notification-channels stopped': async () => false,
    'PUT /api/notification-channels/line url': async () => 'http://127.0.0.1:9/line',
    'PUT /api/notification-channels/line basic_id': async () => '@swept',
    'PUT /api/notification-channels/sms preset': async () => 'generic',
    'PUT /api/notification-channels/sms url': async () => 'http://127.0.0.1:9/sms',
    'PUT /api/notification-channels/sms headers': async () => 'X-Swept: yes',
    'PUT /api/notification-channels/sms body': async () => '{"to":"{{to}}"}',
    quiet: async () => ({ from: '22:00', to: '06:00', channels: ['SMS'] }),
  },
  rowValues: {
    'GET /api/notification-settings type': (row) => eventOf(row)?.type,
    'GET /api/notification-settings module_id': (row) => eventOf(row)?.feature.module.id,
    'GET /api/notification-settings feature_id': (row) => eventOf(row)?.feature.id,
  },
  writeOnly: {
    at: 'is shown as send_at',
    undo_seconds: 'is part of send_at',
    confirmed_people: 'is compared with the number of people',
    is_draft: 'says which texts may be missing',
    secret: 'is stored sealed and never answered',
    token: 'is stored sealed and never answered',
    password: 'is stored sealed and never answered',
    feature_id: 'is that of the event',
    module_id: 'is that of the event',
    updatedAt: 'is what the caller saw, compared with what there is',
  },
};

const eventOf = (row: Readonly<Record<string, unknown>>) =>
  notificationEvent.safeParse(row['event']).data;
