import { th } from '#modules/directory/i18n/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const { actions, employees, fields, import: texts, units } = th;
const PHONE = { width: 390, height: 844 };

test('an administrator adds an employee under a manager found by search, changes them, and marks them as left', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const family = `ทดสอบ${Date.now()}`;
  await page.goto('/settings/employees');
  await expect(page.getByRole('row').nth(1).getByRole('button')).toBeVisible();
  await expectAccessible();
  await takePicture('employees');

  await page.getByRole('button', { name: employees.create, exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: employees.form.create_title });
  const save = sheet.getByRole('button', { name: platform.form.save, exact: true });
  await save.click();
  await expect(sheet.getByText(th.errors.first_name_th_required)).toBeVisible();
  await sheet.getByLabel(fields.first_name_th).fill('มานี');
  await sheet.getByLabel(fields.last_name_th).fill(family);
  await sheet.getByLabel(fields.first_name).fill('Manee');
  await sheet.getByLabel(fields.last_name).fill('Test');
  const manager = sheet.getByRole('combobox', { name: fields.manager });
  await manager.fill('อรพรรณ');
  await page.getByRole('option', { name: /อรพรรณ ศรีสุวรรณ/ }).click();
  await expect(manager).toHaveValue(/อรพรรณ ศรีสุวรรณ/);
  await expectAccessible();
  await takePicture('employees-create');
  await save.click();
  await expect(sheet).toBeHidden();

  await page.getByRole('searchbox').fill(family);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: family });
  // The head and the employee searched for: a menu of the list before would disappear with it.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('อรพรรณ ศรีสุวรรณ');
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: actions.edit, exact: true }).click();
  const edit = page.getByRole('dialog', { name: employees.form.edit_title });
  await edit.getByLabel(fields.phone).fill('call me');
  await edit.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(edit.getByText(th.errors.phone_invalid)).toBeVisible();
  await edit.getByLabel(fields.phone).fill('081 234 5678');
  await edit.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(edit).toBeHidden();

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: employees.actions.deactivate }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: employees.actions.deactivate })
    .click();
  await expect(row.getByText(th.statuses.inactive)).toBeVisible();
});

test('a department that is in use stays, an empty one is deleted, on a phone too', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/settings/organization');
  const used = page.getByRole('row').filter({ hasText: 'ฝ่ายขาย' });
  const remove = async (row: typeof used) => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: units.delete, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: units.delete, exact: true }).click();
    return dialog;
  };
  await expect(used).toBeVisible();
  await expectAccessible();
  await takePicture('organization-phone');
  const dialog = await remove(used);
  await expect(page.getByText(/ลบไม่ได้ เพราะยังมีพนักงาน/)).toBeVisible();
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click();

  const name = `แผนก ${Date.now()}`;
  await page.getByRole('button', { name: units.department.create }).click();
  const sheet = page.getByRole('dialog', { name: units.department.create });
  await sheet.getByLabel(fields.name_th).fill(name);
  await sheet.getByLabel(fields.name_en).fill('Some department');
  await sheet.getByRole('button', { name: units.department.create }).click();
  const made = page.getByRole('row').filter({ hasText: name });
  await expect(made).toBeVisible();
  await remove(made);
  await expect(made).toBeHidden();
});

test('a file is checked first, and imported only when it has no errors', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const code = `IM-${Date.now()}`;
  const headings = ['code', 'first_name_th', 'last_name_th', 'first_name', 'last_name'] as const;
  const file = (email: string) => ({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${[...headings, 'email' as const, 'department' as const].map((column) => fields[column]).join(';')}
${code};สายใจ;นำเข้า;Saijai;Namkhao;${email};แผนก ${code}`,
    ),
  });
  await page.goto('/settings/employees');
  await page.getByRole('button', { name: texts.open }).click();
  const sheet = page.getByRole('dialog', { name: texts.title });
  await sheet.locator('input[type=file]').setInputFiles(file('nobody'));
  await expect(sheet.getByText(th.errors.email_invalid).first()).toBeVisible();
  await expect(
    sheet.getByRole('button', { name: fileImportTh.file_import.run, exact: true }),
  ).toBeDisabled();
  await sheet.locator('input[type=file]').setInputFiles(file('saijai@example.com'));
  await expect(sheet.getByText(th.errors.department_unknown).first()).toBeVisible();
  await expectAccessible();
  await takePicture('employees-import-problems');

  await sheet.getByRole('checkbox', { name: texts.create_missing }).check();
  await sheet.getByRole('button', { name: 'นำเข้า 1 คน' }).click();
  const { statuses } = fileImportTh.file_import;
  await expect(sheet.getByText(statuses.imported, { exact: true })).toBeVisible();
  await page.goto(`/settings/employees?search=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(`แผนก ${code}`);
});
