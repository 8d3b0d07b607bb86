import { th } from '#modules/feature-development/i18n/th.ts';
import { expect, test } from '../fixtures.ts';

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
  await page.keyboard.type(name);
  await page.getByLabel(fields.due_date).fill('2020-01-31');
  await page.getByLabel(fields.name).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));

  const stream = page.getByRole('row').filter({ hasText: name });
  await expect(stream.getByTitle(lists.overdue)).toBeVisible();
  await stream.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sops$/);
  await expect(page.getByRole('navigation').getByRole('link', { name })).toBeVisible();

  await page.getByRole('link', { name: lists.sops.create }).first().click();
  await page.getByLabel(fields.name).fill('ตรวจรับอ้อย');
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'ตรวจรับอ้อย' }).getByRole('link').click();
  await page.getByRole('link', { name: lists.sows.create }).first().click();
  await page.getByLabel(fields.name).fill('ชั่งน้ำหนักด้วยมือถือ');
  await page.getByRole('button', { name: forms.create, exact: true }).click();
  const sow = page.getByRole('row').filter({ hasText: 'ชั่งน้ำหนักด้วยมือถือ' });
  await expect(sow.getByText(lists.unassigned)).toBeVisible();

  await page.goto(LIST);
  const choose = async (action: string) => {
    await stream.getByRole('button').click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(actions.edit);
  await page.getByLabel(forms.description).fill('แก้ไขแล้ว');
  await page.getByRole('button', { name: forms.update, exact: true }).click();
  await expect(stream.getByText('แก้ไขแล้ว')).toBeVisible();

  await choose(actions.delete);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(deletion.sops_one.replace('{{count}}', '1'))).toBeVisible();
  await dialog.getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(deletion.deleted.replace('{{name}}', name))).toBeVisible();
  await expect(stream).toHaveCount(0);
});
