import { th } from '#modules/feature-development/i18n/th.ts';
import { navigation } from '#modules/feature-development/i18n/navigation.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';

const { actions, deletion, fields, forms, lists } = th;
const LIST = '/cube-feature-development/value-streams';

test('a value stream with a SOP and a SOW is created by mouse and keyboard, found by search, changed, and deleted by typing its name', async ({
  page,
}) => {
  const name = `ทดสอบสายงาน ${Date.now()}`;
  await page.goto('/cube-feature-development');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));

  await page.getByRole('link', { name: lists.value_streams.create }).first().click();
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  await expect(page.getByText(forms.fill_required)).toBeVisible();
  // The first field with a problem has the focus: the keyboard continues from there.
  await expect(page.getByLabel(fields.name)).toBeFocused();
  await page.keyboard.type(name);
  await page.getByLabel(fields.due_date).fill('2020-01-31');
  await page.getByLabel(fields.name).press('Enter');
  // What was created is shown, and holds what comes next.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const created = page.url();

  await page.getByRole('link', { name: lists.sops.create }).click();
  await page.getByLabel(fields.name).fill('ตรวจรับอ้อย');
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ตรวจรับอ้อย' })).toBeVisible();
  await page.getByRole('link', { name: lists.sows.create }).click();
  await page.getByLabel(fields.name).fill('ชั่งน้ำหนักด้วยมือถือ');
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ชั่งน้ำหนักด้วยมือถือ' })).toBeVisible();

  await page.getByRole('link', { name: th.workspace.back }).click();
  const sow = page.getByRole('row').filter({ hasText: 'ชั่งน้ำหนักด้วยมือถือ' });
  await expect(sow.getByText(lists.unassigned)).toBeVisible();
  // Other journeys create value streams as well.
  const found = `${LIST}?search=${encodeURIComponent(name)}`;
  await page.goto(found);
  const stream = page.getByRole('row').filter({ hasText: name });
  await expect(stream.getByTitle(lists.overdue)).toBeVisible();
  await stream.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(created);
  await expect(page.getByRole('row').filter({ hasText: 'ตรวจรับอ้อย' })).toBeVisible();

  await page.goto(found);
  const choose = async (action: string) => {
    await stream.getByRole('button', { name: platform.table.row_actions }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(actions.edit);
  await page.getByLabel(forms.description).fill('แก้ไขแล้ว');
  await page.getByRole('button', { name: forms.update, exact: true }).click();
  // The form has the same text.
  await expect(page).not.toHaveURL(/\/edit/);
  await expect(page.getByText('แก้ไขแล้ว')).toBeVisible();

  await page.goto(found);
  await choose(actions.delete);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(deletion.sops_one.replace('{{count}}', '1'))).toBeVisible();
  await dialog.getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(deletion.deleted.replace('{{name}}', name))).toBeVisible();
  await expect(stream).toHaveCount(0);
});

test('a SOW is created from the quick actions: its SOP is found by typing, and its workspace comes next', async ({
  page,
}) => {
  const { sopName, streamName } = await newSow(page.request, { stage: 0 });
  await page.goto('/');
  await page.getByRole('button', { name: platform.shell.quick_actions }).click();
  await page.getByRole('menuitem', { name: navigation.th.create_sow }).click();
  await page.getByLabel(fields.name).fill('แจ้งคิวรถทางไลน์');
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  await expect(page.getByText(th.errors.sop_required)).toBeVisible();
  await page.getByRole('combobox', { name: fields.sop }).fill(sopName);
  await page.getByRole('option', { name: `${sopName} · ${streamName}` }).click();
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'แจ้งคิวรถทางไลน์' })).toBeVisible();
});
