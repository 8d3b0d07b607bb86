import { th } from '#modules/agents/i18n/th.ts';
import { en } from '#modules/agents/i18n/en.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { createAgent, field, LIST, openAdvanced, workflowAddress } from './agents-at-work.ts';

test('problems are shown beside their fields, by the form and by the server', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto(`${LIST}?create=1`);
  const sheet = page.getByRole('dialog', { name: th.form.create_title });
  const create = sheet.getByRole('button', { name: th.form.create });
  // Only a name is left to be filled in: the owner is who creates it, the rest is proposed.
  await expect(field(sheet, th.fields.webhook)).toBeHidden();
  await create.click();
  await expect(sheet.getByText(th.errors.name_required)).toBeVisible();
  await expect(field(sheet, th.fields.name)).toBeFocused();
  await expectAccessible();
  await takePicture('agent-form-errors');

  await field(sheet, th.fields.name).fill('ผู้ช่วยในแบบฟอร์ม');
  await expect(sheet.getByText(th.errors.name_required)).toHaveCount(0);
  await openAdvanced(sheet);
  await expect(field(sheet, th.form.index)).toHaveValue('phu-chwy-nai-baeb-fom');
  // What a person typed is not proposed again.
  await field(sheet, th.form.index).fill('own-name');
  await field(sheet, th.fields.name).fill('ผู้ช่วยในแบบฟอร์มนี้');
  await field(sheet, th.fields.name).fill('ผู้ช่วยในแบบฟอร์ม');
  await expect(field(sheet, th.form.index)).toHaveValue('own-name');
  await field(sheet, th.fields.webhook).fill('http://169.254.169.254/latest');
  await field(sheet, th.form.index).fill('Cane Index');
  await field(sheet, th.fields.chunk_overlap).fill('500');
  await create.click();
  await expect(sheet.getByText(th.errors.index_invalid)).toBeVisible();
  await expect(sheet.getByText(th.errors.overlap_too_large)).toBeVisible();

  await field(sheet, th.form.index).fill('cane-procurement');
  await field(sheet, th.fields.chunk_overlap).fill('50');
  await create.click();
  await expect(sheet.getByText(th.errors.webhook_forbidden)).toBeVisible();
  await field(sheet, th.fields.webhook).fill(workflowAddress());
  await create.click();
  await expect(sheet.getByText(th.errors.index_taken)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByText(platform.form.discard_heading)).toBeVisible();
  await page.getByRole('button', { name: platform.form.keep_editing }).click();
  await expect(field(sheet, th.fields.name)).toHaveValue('ผู้ช่วยในแบบฟอร์ม');
});

test('two people edit one agent: the second sees what changed before anything is overwritten', async ({
  page,
  context,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยสองคนแก้', index: 'two-editors' });
  const address = page.url();
  const other = await context.newPage();
  await other.goto(`${address}?edit=1`);
  await page.getByRole('button', { name: th.actions.edit }).click();

  const mine = page.getByRole('dialog', { name: th.form.edit_title });
  await expect(field(mine, th.form.index)).not.toBeEditable();
  await expect(mine.getByText(th.form.index_locked_hint)).toBeVisible();
  await field(mine, th.fields.description).fill('คำอธิบายของฉัน');

  const theirs = other.getByRole('dialog', { name: th.form.edit_title });
  await field(theirs, th.fields.description).fill('คำอธิบายของเพื่อนร่วมงาน');
  await field(theirs, th.fields.name).fill('ชื่อจากเพื่อนร่วมงาน');
  await theirs.getByRole('button', { name: platform.form.save }).click();
  await expect(other.getByText(th.toasts.updated)).toBeVisible();

  // On a phone a toast lies over the head of the form.
  await page.setViewportSize({ width: 390, height: 844 });
  await mine.getByRole('button', { name: platform.form.save }).click();
  const conflict = mine.getByRole('alert').filter({ hasText: platform.form.conflict_heading });
  await expect(conflict).toContainText('คำอธิบายของเพื่อนร่วมงาน');
  await expect(conflict).toContainText('คำอธิบายของฉัน');
  // A toast goes by itself after a while: it must not be there in the first place.
  expect(await page.getByText(th.toasts.update_failed).count()).toBe(0);
  await takePicture('agent-form-conflict');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible();
  // What only the colleague changed is merged; what both changed is a choice, made by keyboard.
  await expect(conflict).toBeFocused();
  await expect(field(mine, th.fields.name)).toHaveValue('ชื่อจากเพื่อนร่วมงาน');
  await expect(conflict.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(conflict.getByRole('radio', { name: platform.form.conflict_mine })).toBeFocused();
  await conflict.getByRole('button', { name: platform.form.use_chosen }).press('Enter');
  await expect(field(mine, th.fields.description)).toBeFocused();
  await mine.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(th.toasts.updated)).toBeVisible();
  await expect(page.locator('#content').getByText('คำอธิบายของฉัน')).toBeVisible();
});

test('speaks English word for word as specified', async ({ page, takePicture }) => {
  await page.addInitScript(() => localStorage.setItem('backoffice.language', 'en'));
  await page.goto(`${LIST}?create=1`);
  const sheet = page.getByRole('dialog', { name: 'Create New Agent' });
  await sheet.getByText('Advanced', { exact: true }).click();
  await field(sheet, en.fields.webhook).fill('');
  await sheet.getByText('Advanced', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Create', exact: true }).click();
  // What has to be corrected is never folded away.
  for (const message of ['Name is required', 'Webhook URL is required']) {
    await expect(sheet.getByText(message)).toBeVisible();
  }
  await page.goto(`${LIST}?search=zzz-nothing`);
  await expect(page.getByText('No results.')).toBeVisible();
  await expect(page.getByRole('button', { name: en.list.create })).toBeVisible();
  await takePicture('agents-no-results-en');
});
