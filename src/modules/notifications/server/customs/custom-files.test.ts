import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/notifications/contract/customs.ts';
import { removeFileRoute } from '#platform/contract/attachments.ts';
import { createInboxFileTicketRoute, listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import {
  attachFile,
  createCustom,
  fieldProblemsOf,
  findCustom,
  saveFile,
  sendAtOnce,
} from '../testing/customs.ts';
import { startMailCompany } from '../testing/mail-company.ts';
import { workOff } from '../testing/work-off.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;
let sender: SignedIn;

beforeAll(async () => {
  company = await startMailCompany();
  sender = company.administrator;
});
afterAll(() => company.close());

const CONTENT = 'เก้าโมงเช้า';

/** A message to the reader with a file, ready to be sent. */
async function written() {
  const made = await createCustom(sender, {
    channels: [
      { channel: 'System', title: 'ประชุม', message: 'ดูกำหนดการ' },
      { channel: 'Email', title: 'ประชุม', message: 'ดูกำหนดการ' },
    ],
    recipients: [{ collection: 'employee', entity_ids: [company.reader.employeeId ?? 0] }],
    recipient_others: [],
  });
  const file = await attachFile(sender, { id: made.id, content: CONTENT });
  return { made: await saveFile(sender, made, file.id), file };
}

it('a file goes out with an e-mail, and in the inbox it is downloaded by a link that works once', async () => {
  const { made } = await written();
  expect(made.problems).toEqual([]);
  await sendAtOnce(sender, made);
  await workOff(company.app.context);
  expect(company.mailServer.received[0]?.data).toContain(Buffer.from(CONTENT).toString('base64'));

  const reader = await signIn(company.app, company.reader);
  const [item] = (await reader.ask(listInboxRoute, {})).data;
  expect(item).toMatchObject({ file: { name: 'กำหนดการ.txt' } });
  const params = { id: item?.id ?? '' };
  const { url } = await reader.ask(createInboxFileTicketRoute, { params });
  const take = () => fetch(new URL(url, company.app.address));
  const answer = await take();
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.text()).toBe(CONTENT);
  expect((await take()).status).not.toBe(200);
  // What was sent keeps its file.
  const stranger = await sender.call('POST', `/v1/inbox/${params.id}/file-ticket`, {});
  expect(stranger.status).toBe(404);
});

it('a message sends only its own files', async () => {
  const { file } = await written();
  const other = await createCustom(sender);
  const channels = other.channels.map((channel) => ({ ...channel, file: file.id }));
  const { status, body } = await sender.call('PUT', `/api/notification-customs/${other.id}`, {
    body: { channels, updatedAt: other.updatedAt },
  });
  expect(status).toBe(400);
  expect(fieldProblemsOf(body)).toEqual([['channels.0.file', 'notifications:errors.file_unknown']]);
});

it('a file that is too large for an e-mail is refused at its field, on that channel alone', async () => {
  const { made } = await written();
  const larger = `update stored_files set size_bytes = 16777216 where id in (
    select stored_file_id from attachments where entity_id = $1)`;
  await queryRows(company.app, larger, [made.id]);
  const { problems } = await findCustom(sender, made);
  expect(problems).toMatchObject([
    { path: 'channels.1.file', code: 'notifications:errors.file_too_large_for_mail' },
  ]);
  const { status, body } = await sender.call('PUT', `/api/notification-customs/${made.id}/send`, {
    body: {},
  });
  expect([status, fieldProblemsOf(body)]).toEqual([
    400,
    [['channels.1.file', 'notifications:errors.file_too_large_for_mail']],
  ]);
});

it('when its file is removed while it waits, it is a draft again, and nothing is sent', async () => {
  const { made, file } = await written();
  await sendAtOnce(sender, made);
  await sender.ask(removeFileRoute, { params: { id: file.id } });
  company.mailServer.received.length = 0;
  await workOff(company.app.context);
  expect(company.mailServer.received).toEqual([]);
  expect(await findCustom(sender, made)).toMatchObject({
    stage: 'draft',
    problems: [{ path: 'channels.0.file' }, { path: 'channels.1.file' }],
  });
});

it('a copy begins without files', async () => {
  const { made } = await written();
  const { data } = await sender.ask(routes.duplicateCustomRoute, { params: { id: made.id } });
  expect(data.channels.map(({ file }) => file)).toEqual([null, null]);
});
