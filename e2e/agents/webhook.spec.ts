import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { createAgent, LIST, row } from './agents-at-work.ts';

test('a webhook is tried out and its calls are signed, from the settings and in the form', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const name = 'ผู้ช่วยเรียกเวิร์กโฟลว์';
  await createAgent(page, { name, index: 'signed-calls' });
  await page.getByRole('tab', { name: th.detail.tabs.settings }).click();
  await page.getByRole('button', { name: th.webhook.check }).click();
  const findings = page.getByRole('list', { name: th.webhook.check });
  await expect(findings).toContainText(th.webhook.shapes.output);
  await expect(findings).toContainText(th.webhook.unsigned);

  await page.getByRole('button', { name: th.webhook.make_secret }).click();
  const secret = page.getByRole('dialog', { name: th.webhook.secret_title });
  await expect(secret).toContainText('whsec_');
  await expectAccessible();
  await takePicture('webhook-secret');
  await secret.getByRole('button', { name: th.webhook.secret_copied }).click();
  await expect(page.getByText('whsec_')).toHaveCount(0);
  await page.getByRole('button', { name: th.webhook.check }).click();
  await expect(findings).toContainText(th.webhook.signed);
  await expectAccessible();
  await takePicture('webhook-settings');

  await page.getByRole('button', { name: th.actions.edit }).click();
  const sheet = page.getByRole('dialog', { name: th.form.edit_title });
  await sheet.getByRole('textbox', { name: th.fields.webhook }).fill('http://127.0.0.1:1/nobody');
  await sheet.getByRole('button', { name: th.webhook.check }).click();
  await expect(sheet).toContainText(th.webhook_failures.unreachable);
  await expectAccessible();
  await takePicture('webhook-form');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: platform.form.discard }).click();

  await page.goto(`${LIST}?search=${name}`);
  await expect(row(page, name)).toContainText(th.webhook.good);
});
