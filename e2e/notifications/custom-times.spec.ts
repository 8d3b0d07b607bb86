import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { th } from '#modules/notifications/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { th as attached } from '#platform/contract/texts/attachments.th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { customs, settings, stages } = th;
const { progress, send, wizard } = customs;

const made = z.object({ data: z.object({ id: z.string() }) });
const viewer = z.object({ data: z.object({ employee: z.object({ id: z.number() }) }) });

/** Tomorrow, as people write days in Thai. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 3_600_000 + 7 * 3_600_000);
  return `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear() + 543}`;
}

test('a message with a file waits for its time, is taken back in ten seconds, and arrives with its file', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  test.slow();
  const headers = await administratorHeaders(request);
  const me = viewer.parse(
    await (await request.get('/api/user-permission-auth-permission?id=', { headers })).json(),
  );
  const title = `กำหนดการ ${Date.now()}`;
  const created = await request.post('/api/notification-customs', {
    headers,
    data: {
      name: title,
      channels: [{ channel: 'System', title, message: 'ดูไฟล์ที่แนบ' }],
      recipients: [{ collection: 'employee', entity_ids: [me.data.employee.id] }],
    },
  });
  const { id } = made.parse(await created.json()).data;
  const saved = page.getByText(settings.save_states.saved, { exact: true });

  await page.goto(`/notification-center/customize/${id}?step=content`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'แผน.txt', mimeType: 'text/plain', buffer: Buffer.from('เก้าโมง') });
  await page.getByRole('textbox', { name: customs.fields.file }).click();
  await page.getByRole('option', { name: 'แผน.txt' }).click();
  await expect(page.getByLabel(wizard.preview_of.replace('{{channel}}', 'System'))).toContainText(
    'แผน.txt',
  );
  await expect(saved).toBeVisible();
  await expectAccessible();
  await takePicture('notification-custom-file');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('notification-custom-file-phone');
  });
  const tooLarge = Buffer.alloc(30 * 1024 * 1024);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ใหญ่.bin', mimeType: 'application/octet-stream', buffer: tooLarge });
  await expect(page.getByRole('alert')).toContainText(
    attached.attachments.too_big.replace('{{size}}', '25'),
  );

  const begin = async (way: keyof typeof send.ways) => {
    await page.goto(`/notification-center/customize/${id}?step=review`);
    await page.getByRole('button', { name: send.create_and_send }).click();
    const dialog = page.getByRole('dialog', { name: send.title });
    await dialog.getByRole('radio', { name: send.ways[way] }).check();
    return dialog;
  };
  const undo = page.getByRole('button', { name: progress.undo });
  const timed = await begin('at_time');
  await timed.getByLabel(send.day).fill(tomorrow());
  await timed.getByLabel(send.time).fill('09:30');
  await expectAccessible();
  await takePicture('notification-custom-at-a-time');
  await timed.getByRole('button', { name: send.schedule }).click();
  await expect(page.getByText(progress.waits)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: stages.scheduled })).toBeVisible();
  await undo.click();
  await expect(undo).toBeHidden();

  await (await begin('now')).getByRole('button', { name: send.send }).click();
  await expect(page.getByText(progress.seconds.split('{{')[0] ?? '')).toBeVisible();
  await undo.click();
  await expect(undo).toBeHidden();

  await (await begin('at_once')).getByRole('button', { name: send.send }).click();
  await expect(page.getByRole('heading', { level: 2, name: stages.sent })).toBeVisible();
  await page.goto('/inbox');
  const line = page.getByRole('listitem').filter({ hasText: title });
  const download = page.waitForEvent('download');
  const name = platform.inbox.take_file.replace('{{name}}', 'แผน.txt');
  await line.getByRole('button', { name }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('เก้าโมง');
  await expectAccessible();
  await takePicture('inbox-file');
});
