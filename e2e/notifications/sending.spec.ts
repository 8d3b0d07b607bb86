import { z } from 'zod';
import { th } from '#modules/notifications/i18n/th.ts';
import { th as attachments } from '#platform/contract/texts/attachments.th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { customs, stages } = th;
const { progress, send, toasts, wizard } = customs;
const made = z.object({ data: z.object({ id: z.string() }) });

/** A minute that is not over before the form is sent. */
const ENOUGH_MS = 20_000;

type Request = Parameters<typeof administratorHeaders>[0];

/** A message to the administrator's own inbox. */
async function writeToOneself(request: Request, title: string): Promise<string> {
  const answer = await request.post('/api/notification-customs', {
    headers: await administratorHeaders(request),
    data: {
      name: title,
      channels: [{ channel: 'System', title, message: 'ดูกำหนดการ' }],
      recipients: [{ collection: 'employee', entity_ids: [await administratorsEmployee(request)] }],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/notification-center/customize/${made.parse(await answer.json()).data.id}`;
}

test('sending is taken back while it counts down, and goes out by itself at its time', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  // It waits for the next minute of the clock.
  test.slow();
  const title = `ส่งตามเวลา ${Date.now()}`;
  await page.goto(`${await writeToOneself(request, title)}?step=review`);
  const ask = page.getByRole('button', { name: send.create_and_send });
  const dialog = page.getByRole('dialog', { name: send.title });
  await ask.click();
  await dialog.getByRole('button', { name: send.send }).click();
  // There are seconds for this, so nothing is looked at meanwhile.
  await page.getByRole('button', { name: progress.undo }).click();
  await expect(page.getByText(toasts.taken_back)).toBeVisible();

  await ask.click();
  await dialog.getByRole('radio', { name: send.ways.at_time }).check();
  const day = dialog.getByRole('textbox', { name: send.day });
  const time = dialog.getByRole('textbox', { name: send.time });
  await time.fill('08:00');
  await day.fill('1/1/2560');
  await expect(day).toBeFocused();
  await expect(dialog.getByRole('button', { name: send.schedule })).toBeEnabled();
  await dialog.getByRole('button', { name: send.schedule }).click();
  await expect(dialog.getByText(th.errors.send_at_past)).toBeVisible();
  await expectAccessible();
  await takePicture('notification-custom-at-time');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('notification-custom-at-time-phone');
  });
  const at = new Date(Math.ceil((Date.now() + ENOUGH_MS) / 60_000) * 60_000 + 7 * 3_600_000);
  await day.fill(`${at.getUTCDate()}/${at.getUTCMonth() + 1}/${at.getUTCFullYear() + 543}`);
  await time.fill(at.toISOString().slice(11, 16));
  await dialog.getByRole('button', { name: send.schedule }).click();
  await expect(page.getByRole('heading', { level: 2, name: stages.scheduled })).toBeVisible();
  await takePicture('notification-custom-scheduled');
  await expect(page.getByRole('heading', { level: 2, name: stages.sent })).toBeVisible({
    timeout: 120_000,
  });
  await page.goto('/inbox');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
});

test('a file goes out with a message and is taken from the inbox', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const title = `ประกาศพร้อมไฟล์ ${Date.now()}`;
  const file = 'กำหนดการเปิดหีบ.txt';
  await page.goto(`${await writeToOneself(request, title)}?step=content`);
  await page.locator('input[type=file]').setInputFiles({
    name: file,
    mimeType: 'text/plain',
    buffer: Buffer.from('เก้าโมงเช้า'),
  });
  await expect(
    page.getByRole('button', { name: attachments.attachments.delete.replace('{{name}}', file) }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: customs.fields.file }).click();
  await page.getByRole('option', { name: file }).click();
  await expect(page.getByText(th.settings.save_states.saved, { exact: true })).toBeVisible();
  await expectAccessible();
  await takePicture('notification-custom-file');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('notification-custom-file-phone');
  });
  await page.getByRole('button', { name: wizard.next, exact: true }).click();
  await page.getByRole('button', { name: wizard.next, exact: true }).click();
  await page.getByRole('button', { name: send.create_and_send }).click();
  const dialog = page.getByRole('dialog', { name: send.title });
  await dialog.getByRole('radio', { name: send.ways.at_once }).check();
  await dialog.getByRole('button', { name: send.send }).click();
  await expect(page.getByRole('heading', { level: 2, name: stages.sent })).toBeVisible({
    timeout: 60_000,
  });

  await page.goto('/inbox');
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText(file);
  await expectAccessible();
  await takePicture('inbox-file');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('inbox-file-phone');
  });
  const download = page.waitForEvent('download');
  await line
    .getByRole('button', { name: platform.inbox.take_file.replace('{{name}}', file) })
    .click();
  expect((await download).suggestedFilename()).toBe(file);
});
