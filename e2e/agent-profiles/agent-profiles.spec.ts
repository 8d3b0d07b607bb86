import { th } from '#modules/agent-profiles/i18n/th.ts';
import { th as tracking } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const LIST = '/orchestration-management/agent-profile';
const { detail, errors, fields, form, list, several, statuses, toasts, versions } = th;

test('an agent profile is created, changed, brought back to its first version, switched off and archived', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const name = `ผู้ช่วยทดสอบ ${Date.now()}`;
  await page.goto('/orchestration-management');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await page.getByRole('link', { name: list.create }).click();
  await expect(page.getByRole('combobox', { name: fields.position })).toBeDisabled();
  await page.getByRole('button', { name: form.create, exact: true }).click();
  await expect(page.getByText(toasts.fill_in)).toBeVisible();
  await expect(page.getByText(errors.name_required)).toBeVisible();
  await page.getByRole('textbox', { name: fields.name }).fill(name);
  await page.getByRole('combobox', { name: fields.department }).click();
  await page.getByRole('option', { name: 'ฝ่ายขาย' }).click();
  await page.getByRole('combobox', { name: fields.position }).click();
  // Of the chosen department alone.
  await expect(page.getByRole('option', { name: 'นักบัญชี', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: 'เจ้าหน้าที่ขาย' }).click();
  await page.getByRole('button', { name: form.create, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(detail.no_description)).toBeVisible();

  await page.getByRole('button', { name: detail.edit, exact: true }).click();
  await page.getByRole('textbox', { name: fields.description }).fill('ก'.repeat(256));
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(errors.description_too_long)).toBeVisible();
  await page.getByRole('textbox', { name: fields.description }).fill('ตอบคำถามลูกค้า');
  await expectAccessible();
  await takePicture('agent-profile-edit');
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(toasts.updated)).toBeVisible();

  await page.getByRole('tab', { name: versions.tab }).click();
  await expect(page.getByText('ตอบคำถามลูกค้า')).toBeVisible();
  await expectAccessible();
  await takePicture('agent-profile-versions');
  const first = versions.restore_number.replace('{{number}}', '1');
  await page.getByRole('button', { name: first }).click();
  await expect(
    page.getByRole('heading', { name: versions.number.replace('{{number}}', '3') }),
  ).toBeVisible();

  await page.getByRole('combobox', { name: fields.status }).selectOption('Inactive');
  await page.getByRole('button', { name: detail.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: detail.delete, exact: true }).click();
  await expect(page.getByText(toasts.deleted)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('combobox', { name: fields.status }).selectOption('Deleted');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(detail.is_deleted)).toBeVisible();
  const status = page.getByRole('combobox', { name: fields.status });
  await expect(status).toHaveValue('Deleted');
  await expect(status).toBeDisabled();
});

test('the SOWs of an agent profile are counted and listed, on a phone too', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto(`${LIST}?sort=code`);
  const row = page.getByRole('row').filter({ hasText: 'AP-000001' });
  const count = row.getByRole('link').nth(1);
  await expect(count).toHaveText(/^[1-9]/);
  await expectAccessible();
  await takePicture('agent-profile-list');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await expectAccessible();
    await takePicture('agent-profile-list-phone');
  });
  const total = await count.innerText();
  await count.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tracking.lists.sows.title);
  await expect(page.getByRole('table').getByText('ผู้ช่วยวิเคราะห์ระบบ').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`\\b${total}\\b`)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: platform.table.reset })).toBeVisible();
});

test('several agent profiles are deactivated and activated together', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto(`${LIST}?sort=code`);
  const row = page.getByRole('row').filter({ hasText: 'AP-000001' });
  for (const [move, after] of [
    ['deactivate', statuses.Inactive],
    ['activate', statuses.Active],
  ] as const) {
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: several[move].label, exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: several[move].title_one.replace('{{count}}', '1'),
    });
    await expectAccessible();
    if (move === 'deactivate') await takePicture('agent-profiles-several');
    await dialog.getByRole('button', { name: several[move].label, exact: true }).click();
    await expect(row.getByText(after, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
});
