import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { engineEvents } from '#modules/engines/contract/engines.ts';
import { listRecipientsRoute, resendRoute } from '#modules/notifications/contract/records.ts';
import { recordStoredFile } from '#platform/server/files/stored-files.ts';
import type { MailOutcome } from '#platform/server/mail/mail-source.ts';
import { newId } from '#platform/server/ids.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { giveUpLost } from '../delivery/give-up-lost.ts';
import { listMails, queueMail } from '../public.ts';
import { startMailCompany } from '../testing/mail-company.ts';
import { workOff } from '../testing/work-off.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

const ENTITY = 'offer';
const noted: MailOutcome[] = [];
const mailSources = [
  {
    entity: ENTITY,
    async noteOutcome(_tx: unknown, _company: unknown, outcome: MailOutcome) {
      noted.push(outcome);
    },
  },
];

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(async () => {
  noted.length = 0;
  await company.reset();
});

const scope = { companyId: 1 };
const withSource = () => ({ ...company.app.context, mailSources });

/** Stores a file, as an upload or a printed document does. */
async function storeFile(content: string) {
  const { database, files } = company.app.context;
  const received = await files.receive(Readable.from([Buffer.from(content)]), 1_000);
  const storage_key = await files.keep(received);
  const person = { companyId: 1, userId: newId(), employeeId: null };
  const { size_bytes, sha256 } = received;
  const { id } = await database.inCompany(person, (tx) =>
    recordStoredFile(tx, person, {
      filename: 'ใบเสนอราคา.pdf',
      mime_type: 'application/pdf',
      size_bytes,
      sha256,
      storage_key,
    }),
  );
  return { id, storage_key };
}

async function queue(change: Partial<Parameters<typeof queueMail>[2]> = {}) {
  const entityId = newId();
  const { id } = await company.app.context.database.inCompany(scope, (tx) =>
    queueMail(tx, scope, {
      to: 'buyer@outside.example',
      subject: 'ใบเสนอราคา <1>',
      text: 'เรียน ลูกค้า\nตามที่ขอมา',
      about: { entity: ENTITY, entityId },
      event: engineEvents.created,
      ...change,
    }),
  );
  return { id, entityId };
}

const mailsAbout = (entityId: string) =>
  company.app.context.database.inCompany(scope, (tx) =>
    listMails(tx, scope, { entity: ENTITY, entityId }),
  );

it('a mail of a module reaches somebody outside, with copies, files and whom to answer', async () => {
  const file = await storeFile('the offer');
  const { id, entityId } = await queue({
    cc: ['boss@outside.example'],
    replyTo: 'seller@test.example',
    files: [file.id],
  });
  expect(await mailsAbout(entityId)).toMatchObject([{ id, state: 'queued' }]);
  await workOff(withSource());
  const [mail, ...others] = company.mailServer.received;
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(['buyer@outside.example', 'boss@outside.example']);
  const data = mail?.data.replaceAll(/\n[ \t]+/g, '') ?? '';
  expect(data).toContain('Cc: boss@outside.example');
  expect(data).toContain('Reply-To: seller@test.example');
  expect(data).toContain(Buffer.from('the offer').toString('base64'));
  expect(data).toContain('Content-Type: application/pdf');
  expect(data).not.toContain('List-Unsubscribe');
  expect(noted).toEqual([{ mailId: id, entityId, state: 'sent', answer: '250 taken' }]);
  expect(await mailsAbout(entityId)).toMatchObject([
    { id, to: 'buyer@outside.example', state: 'sent', answer: '250 taken' },
  ]);
});

it('the module learns that a mail failed, and that it was sent again', async () => {
  company.mailServer.manner = 'unknown_recipient';
  const { id, entityId } = await queue();
  await workOff(withSource());
  const answer = '550 5.1.1 no such mailbox';
  expect(noted).toEqual([{ mailId: id, entityId, state: 'failed', answer }]);
  company.mailServer.manner = 'kind';
  await company.administrator.ask(resendRoute, { params: { id } });
  await workOff(withSource());
  expect(noted.at(-1)).toMatchObject({ mailId: id, state: 'sent' });
});

it('the module learns that nobody knows whether a mail went out', async () => {
  company.mailServer.manner = 'closing_late';
  const { id } = await queue();
  await workOff(withSource());
  expect(noted).toMatchObject([{ mailId: id, state: 'unknown' }]);
  await giveUpLost(withSource(), 0);
  expect(noted).toHaveLength(1);
});

it('a mail whose file is gone is not sent without it', async () => {
  const file = await storeFile('gone');
  const { entityId } = await queue({ files: [file.id] });
  await company.app.context.files.remove(file.storage_key);
  await workOff(withSource());
  expect(await mailsAbout(entityId)).toMatchObject([{ state: 'failed', reason: 'refused' }]);
  expect(company.mailServer.received).toEqual([]);
});

it('once a record is erased, nobody learns to whom its mails went', async () => {
  const file = await storeFile('about a person');
  const { entityId } = await queue({ files: [file.id], cc: ['boss@outside.example'] });
  const { context } = company.app;
  await context.database.inCompany(scope, (tx) =>
    context.forget(tx, scope, { entity: ENTITY, ids: [entityId], others: { ids: [], events: [] } }),
  );
  await workOff(withSource());
  expect(await mailsAbout(entityId)).toMatchObject([{ to: '', cc: [], state: 'skipped' }]);
  expect(company.mailServer.received).toEqual([]);
  const rows = await queryRows(company.app, 'select id from stored_files where storage_key = $1', [
    file.storage_key,
  ]);
  expect(rows).toEqual([{ id: file.id }]);
});

it('only those who may see the records of its event find it among what was sent', async () => {
  const { id } = await queue({ event: 'nobody.declares_this' });
  const { data } = await company.administrator.ask(listRecipientsRoute, {});
  expect(data.map((one) => one.id)).not.toContain(id);
});

it('where the company sends no e-mail, nothing is queued', async () => {
  await company.saveChannel({ enabled: false });
  await expect(queue()).rejects.toThrow('mail_not_enabled');
});
