import { th } from '#modules/companies/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { th as settings } from '#modules/settings/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { in_house: texts } = th;

test('a service in the network of the company is allowed, seen in the history, and removed', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const host = `10.77.${Date.now() % 250}.0/24`;
  await page.goto('/settings/in-house-services');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('button', { name: texts.add }).click();
  const sheet = page.getByRole('dialog');
  const hostField = sheet.getByRole('textbox', { name: texts.host });
  const note = sheet.getByRole('textbox', { name: texts.note });
  const ports = sheet.getByRole('textbox', { name: th.fields.ports });
  const allow = sheet.getByRole('button', { name: platformTh.form.save, exact: true });

  await hostField.fill('0.0.0.0/0');
  await note.fill('n8n ของโรงงาน');
  await allow.click();
  await expect(sheet.getByText(settings.errors.network_too_wide)).toBeVisible();
  await hostField.fill('169.254.169.254');
  await allow.click();
  await expect(sheet.getByText(settings.errors.host_metadata)).toBeVisible();
  await hostField.fill(host);
  await ports.fill('99999');
  await ports.press('Enter');
  await allow.click();
  await expect(sheet.getByText(settings.errors.port_invalid)).toBeVisible();
  await expectAccessible();
  await onPhone(page, async () => {
    await expectAccessible();
    await takePicture('in-house-service-form-phone');
  });
  await ports.press('Backspace');
  await ports.fill('5678');
  await ports.press('Enter');
  await allow.click();
  await expect(sheet).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: host });
  await expect(row).toContainText('5678');
  await expect(row).toContainText('n8n ของโรงงาน');
  await expect(row).toContainText(texts.no_uses);
  await expectAccessible();
  await takePicture('in-house-services');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await expectAccessible();
    await takePicture('in-house-services-phone');
  });

  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: th.actions.edit }).click();
  await expect(hostField).toHaveValue(host);
  await note.fill('n8n ของโรงงานและคลัง');
  await takePicture('in-house-service-edit');
  await sheet.getByRole('button', { name: platformTh.form.save, exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText('n8n ของโรงงานและคลัง');
  await expect(row).toContainText('5678');

  await page.getByRole('link', { name: texts.history, exact: true }).click();
  const history = page.getByRole('row').filter({ hasText: host });
  await expect(history.first()).toContainText(settings.events.service_changed);
  await expect(history.last()).toContainText(settings.events.service_allowed);
  await page.goBack();

  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: texts.remove }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(host);
  await dialog.getByRole('button', { name: texts.remove, exact: true }).click();
  await expect(row).toBeHidden();
});
