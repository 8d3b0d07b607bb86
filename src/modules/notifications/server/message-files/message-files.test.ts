import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachFile, createCustom, saveFile, sendAtOnce } from '../testing/customs.ts';
import { startLineCompany } from '../testing/line-company.ts';
import { workOff } from '../testing/work-off.ts';

let company: Awaited<ReturnType<typeof startLineCompany>>;

beforeAll(async () => {
  company = await startLineCompany();
  await company.link();
});
afterAll(() => company.close());

it('a LINE message links to its file: a page that looking at uses nothing up, and one download', async () => {
  const { administrator, app, line, member } = company;
  const made = await createCustom(administrator, {
    channels: [{ channel: 'Line', message: 'ดูกำหนดการ' }],
    recipients: [{ collection: 'employee', entity_ids: [member.employeeId ?? 0] }],
    recipient_others: [],
  });
  const file = await attachFile(administrator, {
    id: made.id,
    name: '<b>กำหนดการ</b>.txt',
    content: 'เก้าโมงเช้า',
  });
  await saveFile(administrator, made, file.id);
  await sendAtOnce(administrator, made);
  await workOff(app.context);

  const [, link = ''] = line.delivered.at(-1)?.text.split('\n') ?? [];
  expect(link).toMatch(/^https:\/\/office\.test\.example\/v1\/notification-files\/[\w.-]{40,70}$/);
  const { pathname } = new URL(link);
  const visit = (method: string, path = pathname) =>
    fetch(new URL(path, app.address), { method, headers: { 'accept-language': 'th' } });
  for (const _time of [1, 2]) {
    const page = await (await visit('GET')).text();
    expect(page).toContain('ดาวน์โหลดไฟล์');
    expect(page).not.toContain('<b>');
  }
  const download = await visit('POST');
  expect(download.headers.get('content-disposition')).toContain('attachment');
  expect(await download.text()).toBe('เก้าโมงเช้า');
  expect((await visit('POST')).status).toBe(409);
  expect(await (await visit('GET')).text()).toContain('ลิงก์นี้ถูกใช้ไปแล้ว');
  const guessed = pathname.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  expect((await visit('POST', guessed)).status).toBe(404);
  expect((await visit('POST', pathname.replace(/files\/1\./, 'files/2.'))).status).toBe(404);
});
